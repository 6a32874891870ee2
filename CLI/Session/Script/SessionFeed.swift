/// The three sample feeds that a script can open.
public enum SessionFeed: String, CaseIterable, Hashable, Sendable {
  /// Lectures, ten a page.
  case lectures
  /// Pokémon with details, thirty a page.
  case pokemon
  /// Books that a search finds, fifty a page.
  case books

  /// How many rows a page has, unless a script says otherwise.
  public var pageSize: Int {
    switch self {
    case .lectures: 10
    case .pokemon: 30
    case .books: 50
    }
  }
}
