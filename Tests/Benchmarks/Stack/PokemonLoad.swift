/// How the Pokémon are loaded: the same for the stack and for the bare loop.
enum PokemonLoad {
  static let path = "/api/v2/pokemon"
  static let pageSize = 30
  /// How many details are under way at a time.
  static let detailLimit = 6
}
