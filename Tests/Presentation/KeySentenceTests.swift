import EndlessDomain
import EndlessPresentation
import Testing

struct KeySentenceTests {
  private static let advice = KeyAdvice(origin: "SOME_VARIABLE", page: "https://keys.example")

  @Test(arguments: Language.allCases, [FeedError.unauthorized("x"), .quotaExceeded("x")])
  func `a sentence about a key names the key and the page`(language: Language, error: FeedError) {
    let sentence = error.sentence(in: language, keyAdvice: Self.advice)
    #expect(sentence.contains("SOME_VARIABLE"))
    #expect(sentence.contains("https://keys.example"))
    #expect(sentence.contains("“x”"))
  }

  @Test(arguments: Language.allCases)
  func `a sentence about anything else names no key`(language: Language) {
    let others: [FeedError] = [
      .offline, .timedOut, .rateLimited(retryAfter: nil), .notFound, .invalidRequest(nil),
      .server(status: 500), .malformed("x"), .refused("x"), .cancelled,
    ]
    for error in others {
      #expect(error.sentence(in: language, keyAdvice: Self.advice) == error.sentence(in: language))
    }
  }

  @Test func `a refused key is to be checked at its origin`() {
    #expect(
      FeedError.unauthorized(nil).sentence(in: .english, keyAdvice: Self.advice)
        == "The server refused the key. "
        + "Check the key from SOME_VARIABLE, or get one at https://keys.example.")
  }

  @Test func `an allowance that is used up is available again tomorrow`() {
    #expect(
      FeedError.quotaExceeded(nil).sentence(in: .english, keyAdvice: Self.advice)
        == "The allowance of the key from SOME_VARIABLE is used up. Try again tomorrow. "
        + "A larger one can be asked for at https://keys.example.")
    #expect(FeedError.quotaExceeded(nil).sentence(in: .korean).contains("내일"))
  }
}
