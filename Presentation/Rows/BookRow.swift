public import EndlessDomain

/// A book as a list shows it; texts are empty where there is nothing to show.
public struct BookRow: Identifiable, Hashable, Sendable {
  /// The book.
  public let book: Book
  /// The language of the texts.
  public let language: Language

  /// Creates a row, whose texts are made when they are read: most rows are never looked at.
  public init(book: Book, language: Language) {
    self.book = book
    self.language = language
  }

  /// The book's id.
  public var id: String { book.id }
  /// The title.
  public var title: String { decodingHTMLEntities(in: book.title) }
  /// The authors' names, one by one.
  public var authorNames: [String] { book.authors.map(decodingHTMLEntities) }
  /// The authors' names.
  public var authors: String { authorNames.joined(separator: ", ") }
  /// The publisher.
  public var publisher: String { decodingHTMLEntities(in: book.publisher ?? "") }
  /// The day of publication, in Korea.
  public var published: String { book.published.map(language.day) ?? "" }
  /// The day of publication, in Korea, as ISO 8601 writes it: `2014-11-17`.
  public var publishedISO: String { book.published.map(Language.isoDay) ?? "" }
  /// The list price.
  public var price: String { book.price.map(language.won) ?? "" }
  /// What it is sold for.
  public var salePrice: String { book.salePrice.map(language.won) ?? "" }
  /// Whether it can be had, in the shop's words.
  public var status: String { decodingHTMLEntities(in: book.status ?? "") }
}
