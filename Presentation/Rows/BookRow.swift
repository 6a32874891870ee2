public import EndlessDomain

/// A book as a list shows it; texts without a value are empty.
public struct BookRow: Identifiable, Hashable, Sendable {
  /// The book.
  public let book: Book
  /// The language of the texts.
  public let language: Language

  /// Creates a row.
  ///
  /// Its texts are computed when they are read, because most rows are never seen.
  public init(book: Book, language: Language) {
    self.book = book
    self.language = language
  }

  /// The book's id.
  public var id: String { book.id }
  /// The title.
  public var title: String { decodingHTMLEntities(in: book.title) }
  /// The name of each author.
  public var authorNames: [String] { book.authors.map(decodingHTMLEntities) }
  /// The authors' names in one text.
  public var authors: String { authorNames.joined(separator: ", ") }
  /// The publisher.
  public var publisher: String { decodingHTMLEntities(in: book.publisher ?? "") }
  /// The day of publication, in Korea.
  public var published: String { book.published.map(language.day) ?? "" }
  /// The day of publication, in Korea, in ISO 8601 format, such as `2014-11-17`.
  public var publishedISO: String { book.published.map(Language.isoDay) ?? "" }
  /// The list price.
  public var price: String { book.price.map(language.won) ?? "" }
  /// The price at which it is sold.
  public var salePrice: String { book.salePrice.map(language.won) ?? "" }
  /// Whether it is available, in the shop's words.
  public var status: String { decodingHTMLEntities(in: book.status ?? "") }
}
