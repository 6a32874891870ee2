import EndlessDomain
import EndlessPresentation
import Testing

struct SentenceTests {
  private static let errors: [FeedError] =
    [
      .offline, .timedOut, .rateLimited(retryAfter: .milliseconds(2500)),
      .rateLimited(retryAfter: nil), .unauthorized(nil), .quotaExceeded(nil), .notFound,
      .invalidRequest(nil), .server(status: 503), .server(status: nil), .malformed("REASON"),
      .refused("REASON"), .cancelled,
    ] + withWords

  private static let ends: [EndReason] = [
    .exhausted, .short(of: 2164), .serverLimit, .repeatedPage, .emptyPages,
  ]

  private static let withWords: [FeedError] = [
    .unauthorized("WORDS"), .quotaExceeded("WORDS"), .invalidRequest("WORDS"),
    .rateLimited(retryAfter: .milliseconds(2500), words: "WORDS"),
    .rateLimited(retryAfter: nil, words: "WORDS"), .server(status: 503, words: "WORDS"),
    .server(status: nil, words: "WORDS"),
  ]

  @Test(arguments: Language.allCases)
  func `every error has a sentence of its own`(language: Language) {
    let sentences = Self.errors.map { $0.sentence(in: language) }
    #expect(Set(sentences).count == Self.errors.count)
  }

  @Test(arguments: Language.allCases)
  func `every error says what happened, then what to do`(language: Language) {
    for error in Self.errors {
      let sentence = error.sentence(in: language)
      #expect(sentence.contains(". "), "\(error)")
      #expect(sentence.last == ".")
      #expect(sentence.contains { ("가"..."힣").contains($0) } == (language == .korean), "\(error)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the server's words are in quotation marks, and there are no empty ones`(language: Language)
  {
    for error in Self.withWords {
      #expect(error.sentence(in: language).contains(": “WORDS”. "), "\(error)")
    }
    for error in Self.errors where !Self.withWords.contains(error) {
      #expect(!error.sentence(in: language).contains("“"), "\(error)")
    }
    #expect(!FeedError.unauthorized("").sentence(in: language).contains("“"))
  }

  @Test(arguments: Language.allCases)
  func `a status and a reason are part of the sentence`(language: Language) {
    #expect(FeedError.server(status: 503, words: "x").sentence(in: language).contains("503"))
    #expect(FeedError.malformed("REASON").sentence(in: language).contains("(REASON)"))
    #expect(FeedError.refused("REASON").sentence(in: language).contains("(REASON)"))
  }

  @Test(arguments: Language.allCases)
  func `every end has a sentence of its own`(language: Language) {
    let sentences = Self.ends.map { $0.sentence(in: language) }
    #expect(Set(sentences).count == Self.ends.count)
  }

  @Test(arguments: Language.allCases)
  func `the sentence of a feed that stopped early names the total that was announced`(
    language: Language
  ) {
    #expect(EndReason.short(of: 2164).sentence(in: language).contains("2,164"))
  }
}
