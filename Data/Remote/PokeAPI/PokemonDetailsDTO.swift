import EndlessDomain
import Foundation

/// The little of PokéAPI's details that a list shows: an answer may have 665 KB.
struct PokemonDetailsDTO: Decodable {
  private struct TypeSlot: Decodable {
    struct Name: Decodable { let name: String }

    let slot: Int
    let type: Name
  }

  private struct Sprites: Decodable {
    let front: URL?

    private enum CodingKeys: String, CodingKey {
      case front = "front_default"
      case other
    }

    private enum OtherKeys: String, CodingKey {
      case artwork = "official-artwork"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      front = container.url(.front) ?? Self.artwork(in: container)
    }

    /// Looked for only where it is needed: what is not there is an error first, and errors are dear.
    private static func artwork(in container: KeyedDecodingContainer<CodingKeys>) -> URL? {
      guard container.contains(.other) else { return nil }
      let other = try? container.nestedContainer(keyedBy: OtherKeys.self, forKey: .other)
      let artwork = try? other?.nestedContainer(keyedBy: CodingKeys.self, forKey: .artwork)
      return artwork?.url(.front)
    }
  }

  let details: PokemonDetails

  private enum CodingKeys: CodingKey {
    case id, types, height, weight, sprites
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let types = container.lenient(LossyArray<TypeSlot>.self, .types)?.elements ?? []
    let id = try container.decode(Int.self, forKey: .id)
    guard id > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: container, debugDescription: "no identity")
    }
    details = PokemonDetails(
      id: id,
      types: types.sorted { $0.slot < $1.slot }.map(\.type.name),
      heightDecimetres: try container.decode(Int.self, forKey: .height),
      weightHectograms: try container.decode(Int.self, forKey: .weight),
      imageURL: container.lenient(Sprites.self, .sprites)?.front)
  }
}
