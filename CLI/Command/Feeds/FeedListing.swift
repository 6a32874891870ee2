import EndlessDomain

/// How the rows of a feed are written: their columns, and their records in JSON.
struct FeedListing<Row> {
  let columns: [Column<Row>]
  /// The record of a row; the second argument is its place, from 1.
  let record: (Row, Int) -> [String: JSONValue]
  /// Whether a row is complete; one that is not keeps back those after it.
  var isReady: (Row) -> Bool = { _ in true }
  /// Until when a row that is not complete waits before it is asked for again.
  var wait: (Row) -> Duration? = { _ in nil }
  /// What a row alone failed with.
  var fault: (Row) -> FeedError? = { _ in nil }
}

/// One column of a list.
struct Column<Row> {
  let title: String
  /// How many cells it has at least and at best.
  let width: ClosedRange<Int>
  var isNumber = false
  /// The text of a row; the second argument is its place, from 1.
  let text: (Row, Int) -> String
}
