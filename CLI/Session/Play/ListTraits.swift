public import EndlessPresentation

/// What a session must know of a list to read its rows.
public struct ListTraits<List: ListViewModel>: Sendable {
  /// What can be read off a row; the first one stands for the row.
  let fields: [RowField<List.Row>]
  /// What a snapshot shows of a row, its parts in order; empty ones are left out.
  let line: @Sendable (List.Row) -> [String]
  /// How the details of a row stand, in a list that has any.
  var details: (@Sendable (List.Row) -> DetailPhase)?
  /// The id by which details are asked for.
  var detailID: (@Sendable (List.Row) -> any Hashable & Sendable)?
  /// Loads the details of one row again.
  var retryDetails: (@Sendable (List, Int, isolated any Actor) -> Void)?

  /// Creates the traits of a list without details; a snapshot shows all fields.
  public init(fields: [RowField<List.Row>]) {
    self.fields = fields
    line = { row in fields.map { $0.text(row) } }
  }

  init(
    fields: [RowField<List.Row>], line: @escaping @Sendable (List.Row) -> [String]
  ) {
    self.fields = fields
    self.line = line
  }
}
