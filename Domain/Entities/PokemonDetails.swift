public import struct Foundation.URL

/// What a list does not tell of a Pokémon.
public struct PokemonDetails: Identifiable, Hashable, Sendable {
  /// The number of the Pokémon whose details these are.
  public let id: Int
  /// The names of its types in the order of their slots, one or two, in the source's spelling.
  public let types: [String]
  /// Its height in decimetres.
  public let heightDecimetres: Int
  /// Its weight in hectograms; 0 where the source does not know it.
  public let weightHectograms: Int
  /// A picture.
  public let imageURL: URL?

  /// Creates details.
  public init(
    id: Int, types: [String], heightDecimetres: Int, weightHectograms: Int, imageURL: URL? = nil
  ) {
    self.id = id
    self.types = types
    self.heightDecimetres = heightDecimetres
    self.weightHectograms = weightHectograms
    self.imageURL = imageURL
  }
}
