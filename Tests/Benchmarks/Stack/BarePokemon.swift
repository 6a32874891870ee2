import Foundation

/// A page of Pokémon as one writes it down in a minute.
struct BarePage: Decodable {
  struct Entry: Decodable {
    let name: String
    let url: String

    var id: Int? { url.split(separator: "/").last.flatMap { Int($0) } }
  }

  let count: Int
  let next: String?
  let results: [Entry]
}

/// Details of a Pokémon: the fields that a row shows.
struct BareDetails: Decodable {
  struct Slot: Decodable {
    struct Name: Decodable { let name: String }

    let slot: Int
    let type: Name
  }

  struct Sprites: Decodable {
    let front_default: URL?
  }

  let id: Int
  let height: Int
  let weight: Int
  let types: [Slot]
  let sprites: Sprites
}
