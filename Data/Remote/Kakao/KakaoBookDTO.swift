import EndlessDomain
import Foundation

/// A book of Kakao's book search.
struct KakaoBookDTO: Decodable {
  let book: Book

  private enum CodingKeys: String, CodingKey {
    case title, authors, publisher, datetime, price, isbn, url, thumbnail, status
    case salePrice = "sale_price"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isbns = ISBNs(container.text(.isbn) ?? "")
    book = Book(
      id: try Self.id(in: container),
      title: try container.decode(String.self, forKey: .title),
      authors: container.lenient(LossyArray<String>.self, .authors)?.elements
        .filter { !$0.allSatisfy(\.isWhitespace) } ?? [],
      publisher: container.text(.publisher),
      published: container.text(.datetime).flatMap(date),
      price: container.lenient(Int.self, .price).flatMap(Self.won),
      salePrice: container.lenient(Int.self, .salePrice).flatMap(Self.won),
      isbn10: isbns.ten, isbn13: isbns.thirteen,
      url: container.url(.url), thumbnailURL: container.url(.thumbnail),
      status: container.text(.status))
  }

  /// Returns the `bookId` of the book's address, else the address: it also holds the query, so the
  /// whole of it would differ from search to search.
  private static func id(in container: KeyedDecodingContainer<CodingKeys>) throws -> String {
    let address = try container.decode(String.self, forKey: .url)
    let id = URLComponents(string: address)?.queryItems?.first { $0.name == "bookId" }?.value
    if let id, !id.allSatisfy(\.isWhitespace) { return id }
    return try container.identity(address, .url)
  }

  /// 0 and -1 mean that there is no price.
  private static func won(_ price: Int) -> Int? { price > 0 ? price : nil }

  /// The numbers of a field such as `8996991341 9788996991342`; either may be missing.
  private struct ISBNs {
    let ten: String?
    let thirteen: String?

    init(_ field: String) {
      let numbers = field.split(whereSeparator: \.isWhitespace).map(String.init)
      thirteen = numbers.first { $0.count == 13 && $0.allSatisfy(\.isWholeNumber) }
      ten = numbers.first { $0.count == 10 }
    }
  }
}
