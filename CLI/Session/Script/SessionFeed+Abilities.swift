extension SessionFeed {
  /// The fields of a row that a condition can name; all of them are texts.
  package var fields: [String] {
    switch self {
    case .lectures: ListTraits.lectures.fields.map(\.name)
    case .pokemon: ListTraits.pokemon.fields.map(\.name)
    case .books: ListTraits.books.fields.map(\.name)
    }
  }
  /// Whether a person can search it.
  package var canBeSearched: Bool { self == .books }
  /// Whether its rows have details that come one by one.
  package var hasDetails: Bool { self == .pokemon }
}
