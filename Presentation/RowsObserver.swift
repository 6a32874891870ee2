/// Is told what a page, or a search, did to the rows: a list that loads more about each row needs it.
protocol RowsObserver<Row>: AnyObject {
  associatedtype Row

  func rowsChanged(_ change: RowChange<Row>, isolation: isolated any Actor)
}

/// What a page, or a search, does to the rows.
enum RowChange<Row> {
  case replaced(by: [Row])
  case appended([Row])
}
