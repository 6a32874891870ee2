import EndlessDomain
import EndlessMocks
import EndlessPresentation
import Foundation
import Testing

@testable import endless

@MainActor struct JSONRecordTests {
  private func lines(of book: Book) async throws -> [String] {
    var listener = Listener(
      list: BookSearchViewModel(of: InMemoryPageSource([book], pageSize: 1)),
      listing: .books(in: .english))
    listener.format = .json
    _ = try await listener.run { $0.search("any") }
    return listener.output.lines
  }

  private func lines(of lecture: Lecture) async throws -> [String] {
    var listener = Listener(
      list: LectureListViewModel(
        of: InMemoryPageSource([lecture], pageSize: 1), language: .korean),
      listing: .lectures(in: .korean))
    listener.format = .json
    _ = try await listener.run { $0.open() }
    return listener.output.lines
  }

  @Test func `a lecture of which little is known has all keys`() async throws {
    #expect(
      try await lines(of: Lecture(id: "course-v1:A+B+C", name: "A/B")) == [
        #"{"end":null,"id":"course-v1:A+B+C","imageURL":null,"index":1,"name":"A/B","organization":null,"start":null,"startDisplay":null,"summary":null,"teachers":[]}"#
      ])
  }

  @Test func `a lecture's times are in UTC and its texts decoded`() async throws {
    let lecture = Lecture(
      id: "a", name: "Q&amp;A", teachers: ["김&lt;하나&gt;", "Lee, Jr."], organization: "R&amp;D",
      summary: "one\r\n\ntwo ", start: Date(timeIntervalSince1970: 0),
      end: Date(timeIntervalSince1970: 86_399), startDisplay: "1970년 1월 1일",
      imageURL: URL(string: "http://example.com/%ED%95%9C.png"))
    #expect(
      try await lines(of: lecture) == [
        #"{"end":"1970-01-01T23:59:59Z","id":"a","imageURL":"http://example.com/%ED%95%9C.png","index":1,"name":"Q&A","organization":"R&D","start":"1970-01-01T00:00:00Z","startDisplay":"1970년 1월 1일","summary":"one two","teachers":["김<하나>","Lee, Jr."]}"#
      ])
  }

  @Test func `a book of which little is known has all keys`() async throws {
    #expect(
      try await lines(of: Book(id: "1", title: "T")) == [
        #"{"authors":[],"id":"1","index":1,"isbn10":null,"isbn13":null,"price":null,"published":null,"publisher":null,"salePrice":null,"status":null,"thumbnailURL":null,"title":"T","url":null}"#
      ])
  }

  @Test func `a book's day is the day in Korea`() async throws {
    // 2014-11-16T15:00:00Z is midnight there.
    let book = Book(id: "1", title: "T", published: Date(timeIntervalSince1970: 1_416_150_000))
    #expect(try await lines(of: book)[0].contains(#""published":"2014-11-17""#))
  }

  @Test func `control characters are escaped, and nothing is lost`() async throws {
    let title = "a\u{1B}[31mb\u{9B}c\u{7F}d\u{202E}e\u{2066}f\u{2028}g\nh\u{0}"
    let line = try await lines(of: Book(id: "1", title: title))[0]
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    #expect(!line.unicodeScalars.contains { (0x2028...0x202E).contains($0.value) })
    #expect(!line.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(record["title"] as? String == title)
  }
}
