import EndlessDomain
import EndlessMocks
import EndlessPresentation
import EndlessSession
import Testing

@testable import endless

struct TableLayoutTests {
  @Test func `each column has its best width where the line is long`() {
    #expect(TableLayout([4...5, 12...60], line: 200).widths == [5, 60])
  }

  @Test func `columns share what the line has beyond their least widths`() {
    #expect(TableLayout([4...4, 10...30, 10...20], line: 43).widths == [4, 20, 15])
  }

  @Test func `the last columns give way where the line is short`() {
    #expect(TableLayout([4...4, 12...60, 8...20], line: 24).widths == [4, 12, 4])
    #expect(TableLayout([4...4, 12...60, 8...20], line: 20).widths == [4, 14, 0])
  }

  @Test(arguments: 1...200)
  func `no layout is wider than its line`(line: Int) {
    let columns = FeedListing<BookRow>.books(in: .korean).columns.map(\.width)
    let shown = TableLayout(columns, line: line).widths.filter { $0 > 0 }
    #expect(shown.reduce(0, +) + 2 * max(0, shown.count - 1) <= line)
  }

  @MainActor @Test(arguments: Language.allCases, [30, 60, 80, 100, 160])
  func `no line of a table is wider than the terminal`(language: Language, width: Int) async throws
  {
    let lectures = LectureListViewModel(of: SampleSources.lectures(), language: language)
    var listener = Listener(list: lectures, listing: .lectures(in: language), language: language)
    listener.format = .table(width: width, color: false)
    _ = try await listener.run { $0.open() }
    let rows = listener.output.lines.dropLast()
    #expect(rows.count == SampleCatalogue.lectures.count + 1)
    for row in rows { #expect(row.cellWidth <= width, "\(row)") }
  }

  @MainActor @Test func `columns stand below their titles, whatever script their texts are in`()
    async throws
  {
    let books = BookSearchViewModel(of: InMemoryPageSource(Self.books, pageSize: 5))
    var listener = Listener(list: books, listing: .books(in: .english))
    listener.format = .table(width: 120, color: false)
    _ = try await listener.run { $0.search("anything") }
    let lines = listener.output.lines.dropLast()
    let header = try #require(lines.first)
    let column = try #require(header.firstRange(of: "Publisher"))
    let left = header[..<column.lowerBound].cellWidth
    for line in lines.dropFirst() {
      let publisher = try #require(line.firstRange(of: "Press"))
      #expect(line[..<publisher.lowerBound].cellWidth == left, "\(line)")
    }
  }

  private static let books = [
    "Plain", "한글로 쓴 제목", "\u{1112}\u{1161}\u{11AB} conjoining", "e\u{301}tude", "👩‍👩‍👧 family",
    "🇰🇷 flag", "1️⃣ keycap", "ZWSP\u{200B}here", "日本語の題名がとても長いので切り取られるはずの本のタイトルです",
  ].enumerated().map {
    Book(id: "\($0)", title: $1, authors: ["저자"], publisher: "Press")
  }
}
