import EndlessDomain

/// Which rows of a list an unruly server puts on a page, and which page it announces.
///
/// A page is given by the number of rows before it.
struct UnrulyPaging {
  /// What is wrong with one page.
  enum Oddity {
    case repeated, empty
  }

  let pageSize: Int
  var afterEnd: AfterEnd?
  /// By the page's number, from 1.
  var oddities: [Int: Oddity] = [:]

  /// Returns the places of a page's rows in a list of so many.
  func rows(after start: Int, of count: Int) throws(FeedError) -> Range<Int> {
    var start = start
    while oddity(after: start) == .repeated, start >= pageSize { start -= pageSize }
    if oddity(after: start) == .empty { return 0..<0 }
    // The first page of an empty list is not past the end.
    guard let afterEnd, start >= count, start > 0 else { return window(after: start, of: count) }
    let last = max(0, count - 1) / pageSize
    switch afterEnd {
    case .repeat:
      return window(after: last * pageSize, of: count)
    case .restart:
      // Counted from the end and not from the beginning, for a place between two pages: after rows
      // went, the first page behind the end is page one wherever the end is now.
      return window(after: (start - count) / pageSize % (last + 1) * pageSize, of: count)
    case .empty:
      return 0..<0
    case .fail(let error):
      throw error
    }
  }

  /// Returns the number of rows before the page that is announced, or nothing where none is.
  func next(after start: Int, of count: Int) -> Int? {
    let window = PageWindow(after: start, size: pageSize, of: count)
    let goesOn = !window.isLast || afterEnd != nil || oddity(after: start) == .empty
    return goesOn ? window.following : nil
  }

  private func window(after start: Int, of count: Int) -> Range<Int> {
    PageWindow(after: start, size: pageSize, of: count).rows
  }

  private func oddity(after start: Int) -> Oddity? {
    oddities[PageKeyStyle.page(afterRows: start, pageSize: pageSize)]
  }
}
