import EndlessData
import EndlessDomain
import Foundation
import Testing

/// How one book of an answer is read.
struct KakaoBookTests {
  private func book(_ rest: String, url: String = "https://a.kr/?bookId=1") async throws -> Book {
    let body = #"""
      {"meta": {"is_end": true}, "documents": [{"title": "t", "url": "\#(url)"\#(rest)}]}
      """#
    let source = KakaoBookSource(
      client: StubHTTPClient(body), server: try BaseURL("https://a.kr"),
      key: try #require(APIKey("abc")))
    let page = try await source.page(for: PageRequest(query: SearchQuery("x")))
    return try #require(page.items.first)
  }

  private var plain: Book {
    Book(id: "1", title: "t", url: URL(string: "https://a.kr/?bookId=1"))
  }

  @Test func `every field is read`() async throws {
    let book = try await book(
      #"""
      , "contents": "&lt;글&gt;  끊", "authors": ["하나", "둘"], "translators": ["셋"],
      "publisher": "바다사", "datetime": "2031-05-06T00:00:00.000+09:00", "price": 12000,
      "sale_price": 13000, "isbn": "1234567890 1234567890123", "status": "정상판매",
      "thumbnail": "https://b.kr/?fname=http%3A%2F%2Fc.kr%2F1"
      """#)
    #expect(
      book
        == Book(
          id: "1", title: "t", authors: ["하나", "둘"], publisher: "바다사",
          published: time(1_935_759_600), price: 12000, salePrice: 13000, isbn10: "1234567890",
          isbn13: "1234567890123", url: URL(string: "https://a.kr/?bookId=1"),
          thumbnailURL: URL(string: "https://b.kr/?fname=http%3A%2F%2Fc.kr%2F1"), status: "정상판매"))
  }

  @Test(arguments: [
    "",
    #", "authors": [], "publisher": "", "datetime": "", "isbn": "", "status": "", "thumbnail": """#,
    #", "authors": null, "publisher": null, "datetime": null, "isbn": null, "thumbnail": null"#,
    #", "authors": "x", "publisher": 1, "datetime": 1, "isbn": 1, "price": "1", "sale_price": null"#,
    #", "authors": ["", " ", null, 1], "datetime": "spring", "thumbnail": "//x", "isbn": " ""#,
    #", "price": 0, "sale_price": -1"#,
  ])
  func `a title and an address are enough`(rest: String) async throws {
    #expect(try await book(rest) == plain)
  }

  @Test(arguments: [
    ("1234567890 1234567890123", "1234567890", "1234567890123"),
    ("1234567890123 123456789X", "123456789X", "1234567890123"),
    (" 1234567890123", nil, "1234567890123"), ("123456789X", "123456789X", nil),
    (" 480D150405880", nil, nil), ("K123456789", "K123456789", nil), ("12", nil, nil),
    ("1234567890 1234567890", "1234567890", nil),
  ])
  func `an ISBN has one of several forms`(field: String, ten: String?, thirteen: String?)
    async throws
  {
    let book = try await book(#", "isbn": "\#(field)""#)
    #expect(book.isbn10 == ten)
    #expect(book.isbn13 == thirteen)
  }

  @Test(arguments: [
    ("https://a.kr/book?bookId=77&q=%EB%B0%94", "77"), ("https://a.kr/book?q=x&bookId=77", "77"),
    ("https://a.kr/book?bookId=", "https://a.kr/book?bookId="),
    ("https://a.kr/77", "https://a.kr/77"),
  ])
  func `the identity does not hold the query`(url: String, id: String) async throws {
    #expect(try await book("", url: url).id == id)
  }

  @Test(arguments: [
    ("2031-05-06T00:00:00.000+09:00", 1_935_759_600), ("2031-05-06T00:00:00+09:00", 1_935_759_600),
    ("2031-05-05T15:00:00Z", 1_935_759_600),
  ])
  func `a day begins in Korea`(field: String, seconds: Double) async throws {
    #expect(try await book(#", "datetime": "\#(field)""#).published == time(seconds))
  }
}
