import Testing

@testable import EndlessPresentation

struct HTMLEntitiesTests {
  @Test(arguments: [
    ("plain", "plain"), ("&lt;b&gt;", "<b>"), ("a &amp; b", "a & b"), ("&amp;lt;", "&lt;"),
    ("&#39;&#x27;&#X27;", "'''"), ("&#54620;&#xAE00;", "한글"), ("AT&T; &", "AT&T; &"),
    ("&unknown;", "&unknown;"), ("&#xD800;&#1114112;&#;&#x;", "&#xD800;&#1114112;&#;&#x;"),
    ("&&amp;&", "&&&"), ("&lt", "&lt"), ("한&middot;글", "한·글"), ("&", "&"), ("", ""),
  ])
  func `entities are decoded once, and other text stays as it is`(text: String, decoded: String) {
    #expect(decodingHTMLEntities(in: text) == decoded)
  }
}
