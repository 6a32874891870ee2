import EndlessDomain
import EndlessPresentation
import Foundation
import Testing

struct RowTests {
  /// 17 November 2014, 00:00 in Seoul: still the day before in Greenwich.
  private let day = Date(timeIntervalSince1970: 1_416_150_000)

  @Test func `a book's day is the day in Korea, in the reader's language`() {
    let book = Book(id: "1", title: "a", published: day)
    #expect(BookRow(book: book, language: .korean).published == "2014년 11월 17일")
    #expect(BookRow(book: book, language: .english).published == "Nov 17, 2014")
  }

  @Test func `a day long ago is the day that the source sent`() throws {
    let old = try Date("1813-01-01T00:00:00+09:00", strategy: .iso8601)
    let row = BookRow(book: Book(id: "1", title: "a", published: old), language: .english)
    #expect(row.publishedISO == "1813-01-01")
    #expect(row.published == "Jan 1, 1813")
  }

  @Test func `a price reads as money, and no price as nothing`() {
    let book = Book(id: "1", title: "a", price: 14900)
    #expect(BookRow(book: book, language: .korean).price == "14,900원")
    #expect(BookRow(book: book, language: .english).price == "₩14,900")
    #expect(BookRow(book: book, language: .english).salePrice == "")
  }

  @Test func `texts of a book are decoded from HTML`() {
    let book = Book(
      id: "1", title: "Q&amp;A &lt;1&gt;", authors: ["O&#39;Reilly", "B"], publisher: "R&amp;D")
    let row = BookRow(book: book, language: .english)
    #expect(row.title == "Q&A <1>")
    #expect(row.authors == "O'Reilly, B")
    #expect(row.publisher == "R&D")
  }

  @Test(arguments: [
    (Date?.some(Date(timeIntervalSince1970: 1_624_924_800)), Date?.none, "Jun 29, 2021 –"),
    (nil, Date(timeIntervalSince1970: 1_624_924_800), "– Jun 29, 2021"),
    (nil, nil, "Fall term"),
  ])
  func `a lecture's dates show as far as they are known`(start: Date?, end: Date?, text: String) {
    let lecture = Lecture(id: "1", name: "a", start: start, end: end, startDisplay: "Fall term")
    #expect(LectureRow(lecture: lecture, language: .english).dates == text)
  }

  @Test func `a lecture's summary is one paragraph`() {
    let lecture = Lecture(id: "1", name: "a", summary: "first\r\n second\n\n")
    #expect(LectureRow(lecture: lecture, language: .korean).summary == "first second")
  }

  @Test(arguments: [
    (25, "#0025"), (1025, "#1025"), (10326, "#10326"),
  ])
  func `a Pokémon's number has at least four digits`(id: Int, number: String) {
    #expect(PokemonRow(pokemon: Pokemon(id: id, name: "a"), language: .korean).number == number)
  }

  @Test func `a Pokémon's name is spelt as people spell it`() {
    let row = PokemonRow(pokemon: Pokemon(id: 122, name: "mr-mime"), language: .english)
    #expect(row.name == "Mr Mime")
    #expect([row.types, row.height, row.weight] == ["", "", ""])
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], Language.korean), (["LANG": "en_US"], .english),
    (["LC_ALL": "", "LANG": "ko"], .korean), (["LC_ALL": "C", "LANG": "ko_KR"], .english),
    (["LC_MESSAGES": "ko_KR.eucKR", "LANG": "C"], .korean), (["LANG": "kok_IN"], .english),
    ([:], .english),
  ])
  func `the language comes from the environment`(
    environment: [String: String], language: Language
  ) {
    #expect(Language(environment: environment) == language)
  }
}
