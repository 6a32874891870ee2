import Foundation

/// A page of PokéAPI's list.
struct PokemonListDTO: Decodable {
  struct Entry: Decodable {
    let id: Int
    let name: String

    private enum CodingKeys: CodingKey {
      case name, url
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      // The number stands in the address only; its host is not looked at.
      let address = try container.decode(String.self, forKey: .url)
      let last = address.split(separator: "/").last ?? ""
      guard let id = Int(last), id > 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .url, in: container, debugDescription: "no number at its end")
      }
      self.id = id
    }
  }

  let count: Int?
  let results: LossyArray<Entry>
  /// The offset of the next page.
  ///
  /// The address is not followed, and its limit, which shrinks on the
  /// last page, is not taken over.
  let nextOffset: Int?

  private enum CodingKeys: CodingKey {
    case count, next, results
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = container.count(.count)
    results = try container.decode(LossyArray<Entry>.self, forKey: .results)
    guard let next = try container.decodeIfPresent(String.self, forKey: .next) else {
      nextOffset = nil
      return
    }
    guard let offset = queryNumber("offset", of: next) else {
      throw DecodingError.dataCorruptedError(
        forKey: .next, in: container, debugDescription: "no offset")
    }
    nextOffset = offset
  }
}
