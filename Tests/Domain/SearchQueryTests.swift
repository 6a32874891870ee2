import EndlessDomain
import Testing

struct SearchQueryTests {
  @Test(arguments: [
    ("swift", "swift"), ("  한글 책 \n", "한글 책"), ("\u{3000}책\u{A0}", "책"), ("a  b", "a  b"),
    ("👨‍👩‍👧", "👨‍👩‍👧"), ("\u{200B}a", "\u{200B}a"), ("!", "!"),
  ])
  func `white space around the words does not count`(text: String, query: String) {
    #expect(SearchQuery(text)?.text == query)
  }

  @Test(arguments: [
    "", " ", "\n\t", "\u{3000}",
    // Zero-width space, joiner, byte-order mark, soft hyphen, Hangul fillers, variation selector.
    "\u{200B}", "\u{200D}\u{200C}", "\u{FEFF}", "\u{AD}", "\u{3164}", "\u{FFA0}",
    "\u{115F}\u{1160}",
    "\u{FE0F}", " \u{3164}\u{200B} ", "\u{0}\u{1B}",
  ])
  func `a text without a visible character is no query`(text: String) {
    #expect(SearchQuery(text) == nil)
  }
}
