extension SessionFeed {
  /// The fields of each feed's rows that a condition can name; all of them are texts.
  package static let fields: [SessionFeed: [String]] = [
    .lectures: ["id", "title", "teachers", "organization", "summary", "dates"],
    .pokemon: ["id", "number", "name", "title", "types", "height", "weight"],
    .books: [
      "id", "title", "authors", "publisher", "published", "price", "sale-price", "status",
    ],
  ]

  /// The fields of a row that a condition can name.
  package var fields: [String] { Self.fields[self] ?? [] }
  /// Whether a person can search it.
  package var canBeSearched: Bool { self == .books }
  /// Whether its rows have details that come one by one.
  package var hasDetails: Bool { self == .pokemon }
}
