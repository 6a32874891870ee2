/// Takes part in each change of a list, as a list that loads details of its rows must.
protocol FeedObserver<Row>: AnyObject {
  associatedtype Row

  /// Called within each change, before it is published. Edits of rows are published with it.
  ///
  /// - Parameters:
  ///   - change: what happens to the rows, if anything.
  ///   - isolation: the actor that owns the list.
  func feedWillChange(_ change: RowChange<Row>?, isolation: isolated any Actor)
}

/// What a page or a search does to the rows.
enum RowChange<Row> {
  case replaced(by: [Row])
  case appended([Row])
}
