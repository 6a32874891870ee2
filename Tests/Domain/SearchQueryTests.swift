import EndlessDomain
import Testing

struct SearchQueryTests {
  @Test(arguments: [
    ("swift", "swift"), ("  한글 책 \n", "한글 책"), ("\u{3000}책\u{A0}", "책"), ("a  b", "a  b"),
  ])
  func `blanks around the words do not count`(text: String, query: String) {
    #expect(SearchQuery(text)?.text == query)
  }

  @Test(arguments: ["", " ", "\n\t", "\u{3000}"])
  func `a blank text is no query`(text: String) {
    #expect(SearchQuery(text) == nil)
  }
}
