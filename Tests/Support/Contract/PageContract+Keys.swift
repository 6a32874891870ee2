import EndlessDomain
import Testing

extension PageContract {
  func expectForeignKeysRefused(_ walk: [Step], _ sourceLocation: SourceLocation) async {
    let own = Set(walk.compactMap(\.page.next).map(kind))
    #expect(own.count == 1, "a source uses one kind of key", sourceLocation: sourceLocation)
    let foreign = [PageKey.page(2), .offset(pageSize), .cursor("2")].filter {
      !own.contains(kind(of: $0))
    }
    for key in foreign {
      let before = asked?()
      let answer = await outcome(of: PageRequest(query: query, key: key))
      let isRefused =
        if case .failure(.invalidRequest) = answer { true } else { false }
      #expect(isRefused, "\(key): \(answer)", sourceLocation: sourceLocation)
      #expect(asked?() == before, "\(key)", sourceLocation: sourceLocation)
    }
  }

  /// Tries keys right after the end and at the limits of an integer.
  func expectNoRowsPastTheEnd(_ walk: [Step], _ sourceLocation: SourceLocation) async {
    let numbers = [1, 2, 1000, Int(Int32.max), .max / pageSize, .max - 1, .max]
    let keys: [PageKey] =
      switch walk.first?.page.next {
      case .page?: numbers.map { .page($0 <= 1000 ? pageCount + $0 : $0) }
      case .offset?: ([0] + numbers).map { .offset($0 <= 1000 ? ids.count + $0 : $0) }
      case .cursor?:
        ["", "2", "no such token", String(repeating: "9", count: 40)].map(PageKey.cursor)
      case nil: []
      }
    #expect(!keys.isEmpty, sourceLocation: sourceLocation)
    for key in keys {
      guard case .success(let page) = await outcome(of: PageRequest(query: query, key: key)) else {
        continue
      }
      #expect(page.items.isEmpty && page.next == nil, "\(key)", sourceLocation: sourceLocation)
    }
  }

  private func kind(of key: PageKey) -> String {
    switch key {
    case .page: "page"
    case .offset: "offset"
    case .cursor: "cursor"
    }
  }
}
