/// A Pokémon as a list names it.
public struct Pokemon: Identifiable, Hashable, Sendable {
  /// The number of the Pokémon or of its form; not its place in the list: after 1025 comes 10001.
  public let id: Int
  /// The name as the source spells it: lower case, words joined by hyphens.
  public let name: String

  /// Creates a Pokémon.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
