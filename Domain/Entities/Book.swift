public import struct Foundation.Date
public import struct Foundation.URL

/// A book of Kakao's book search.
///
/// Its texts may hold HTML entities, as the source sends them.
public struct Book: Identifiable, Hashable, Sendable {
  /// The `bookId` of its page; an ISBN would not do, since two books of one page may share it.
  public let id: String
  /// The title; the source may have cut it off with `...`.
  public let title: String
  /// The authors' names, in the source's order; may be empty.
  public let authors: [String]
  /// The publisher.
  public let publisher: String?
  /// When it was published: the begin of that day in Korea.
  public let published: Date?
  /// The list price in won.
  public let price: Int?
  /// What it is sold for, in won; it may exceed ``price``.
  public let salePrice: Int?
  /// The ISBN of ten characters; some are of the shop's own making.
  public let isbn10: String?
  /// The ISBN of thirteen digits.
  public let isbn13: String?
  /// Its page.
  public let url: URL?
  /// A small picture of its cover, to be used as it is.
  public let thumbnailURL: URL?
  /// Whether it can be had, in the shop's words.
  public let status: String?

  /// Creates a book.
  public init(
    id: String, title: String, authors: [String] = [], publisher: String? = nil,
    published: Date? = nil, price: Int? = nil, salePrice: Int? = nil, isbn10: String? = nil,
    isbn13: String? = nil, url: URL? = nil, thumbnailURL: URL? = nil, status: String? = nil
  ) {
    self.id = id
    self.title = title
    self.authors = authors
    self.publisher = publisher
    self.published = published
    self.price = price
    self.salePrice = salePrice
    self.isbn10 = isbn10
    self.isbn13 = isbn13
    self.url = url
    self.thumbnailURL = thumbnailURL
    self.status = status
  }
}
