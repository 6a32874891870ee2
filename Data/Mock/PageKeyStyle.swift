package import EndlessDomain

/// How a mock source names its pages.
public enum PageKeyStyle: Hashable, Sendable, CaseIterable {
  /// By the number of rows before the page.
  case offset
  /// By the page's number, from 1.
  case page
  /// By a token.
  case cursor

  func key(atOffset offset: Int, pageSize: Int) -> PageKey {
    switch self {
    case .offset: .offset(offset)
    case .page: .page(Self.page(afterRows: offset, pageSize: pageSize))
    case .cursor: .cursor("after-\(offset)")
    }
  }

  /// Returns the number, from 1, of the page on which the row after so many rows stands.
  package static func page(afterRows offset: Int, pageSize: Int) -> Int {
    let index = offset / pageSize
    // Also the last row that can be counted has a page.
    return index == .max ? index : index + 1
  }

  /// Returns the number of rows before a page, or nothing where the key is none of this style.
  package func offset(of key: PageKey?, pageSize: Int) -> Int? {
    switch (self, key) {
    case (_, nil): 0
    case (.offset, .offset(let offset)) where offset >= 0: offset
    case (.page, .page(let number)) where number >= 1:
      (number - 1).multipliedReportingOverflow(by: pageSize).overflow
        ? nil : (number - 1) * pageSize
    case (.cursor, .cursor(let token)) where token.hasPrefix("after-"):
      Int(token.dropFirst("after-".count)).flatMap { $0 >= 0 ? $0 : nil }
    default: nil
    }
  }
}
