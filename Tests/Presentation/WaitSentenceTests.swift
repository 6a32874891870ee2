import EndlessDomain
import EndlessPresentation
import Testing

struct WaitSentenceTests {
  @Test(arguments: [
    (Duration.seconds(-5), "1 s", "1초"), (.zero, "1 s", "1초"), (.nanoseconds(1), "1 s", "1초"),
    (.milliseconds(2500), "3 s", "3초"), (.seconds(59), "59 s", "59초"),
    (.milliseconds(59_001), "1 min", "1분"), (.seconds(60), "1 min", "1분"),
    (.seconds(61), "2 min", "2분"), (.seconds(300), "5 min", "5분"),
    (.seconds(3540), "59 min", "59분"), (.seconds(3541), "1 h", "1시간"),
    (.seconds(3600), "1 h", "1시간"), (.seconds(3601), "2 h", "2시간"),
    (.seconds(82_800), "23 h", "23시간"), (.seconds(82_801), "a day", "하루"),
    (.seconds(86_400), "a day", "하루"), (.seconds(1_000_000), "a day", "하루"),
    (.seconds(Int64.max), "a day", "하루"),
  ])
  func `a wait is rounded up, and no longer than a day`(
    wait: Duration, english: String, korean: String
  ) {
    let error = FeedError.rateLimited(retryAfter: wait)
    #expect(error.sentence(in: .english).hasSuffix("Try again in \(english)."))
    #expect(error.sentence(in: .korean).hasSuffix(" \(korean) 뒤에 다시 시도하세요."))
  }

  @Test func `a wait of unknown length is a moment`() {
    let error = FeedError.rateLimited(retryAfter: nil)
    #expect(error.sentence(in: .english).hasSuffix("Try again in a moment."))
    #expect(error.sentence(in: .korean).hasSuffix("잠시 뒤에 다시 시도하세요."))
  }
}
