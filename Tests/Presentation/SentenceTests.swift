import EndlessDomain
import EndlessPresentation
import Testing

struct SentenceTests {
  private static let errors: [FeedError] = [
    .offline, .timedOut, .unauthorized("WORDS"), .quotaExceeded("WORDS"),
    .rateLimited(retryAfter: .milliseconds(2500)), .rateLimited(retryAfter: nil), .notFound,
    .invalidRequest("WORDS"), .server(status: 503), .malformed("WORDS"), .refused("WORDS"),
    .cancelled,
  ]

  @Test(arguments: Language.allCases)
  func `every error has a sentence of its own`(language: Language) {
    let sentences = Self.errors.map { $0.sentence(in: language) }
    #expect(Set(sentences).count == Self.errors.count)
  }

  @Test(arguments: Language.allCases)
  func `a sentence holds what the server said, its status and the time to wait`(
    language: Language
  ) {
    for error in Self.errors where String(describing: error).contains("WORDS") {
      #expect(error.sentence(in: language).contains("WORDS"))
    }
    #expect(FeedError.server(status: 503).sentence(in: language).contains("503"))
    #expect(
      FeedError.rateLimited(retryAfter: .milliseconds(2500)).sentence(in: language).contains("3"))
  }

  @Test func `every end has a sentence of its own`() {
    let sentences = EndReason.allCases.flatMap { reason in
      Language.allCases.map { reason.sentence(in: $0) }
    }
    #expect(Set(sentences).count == 2 * EndReason.allCases.count)
  }
}
