import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// How a list comes to rest, and what it says about it.
struct EndTests {
  @Test(arguments: [
    ([0..<5, 0..<5, 0..<5, 0..<5], EndReason.repeatedPage),
    ([0..<5, 5..<5, 5..<5, 5..<5], .emptyPages),
  ])
  func `a server that never brings anything new comes to rest`(
    pages: [Range<Int>], reason: EndReason
  ) {
    let stage = Stage()
    stage.send(.open)
    for (place, items) in pages.enumerated() {
      stage.answer(place + 1, items, next: .page(place + 2))
      if place == 0 { stage.scrollToEnd() }
    }
    #expect(stage.pages.waiting.isEmpty)
    #expect(stage.state.end == reason)
    #expect(stage.footer == .end(reason))
  }

  @Test func `three empty pages do not mean that nothing was found`() {
    let stage = Stage()
    stage.send(.open)
    for number in 1...3 { stage.answer(number, 0..<0, next: .page(number + 1)) }
    #expect(stage.live.isEmpty)
    #expect(stage.footer == .end(.emptyPages))
  }

  @Test func `a page of which no row could be read does not mean that nothing was found`() {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, 0..<0, dropped: 20)
    #expect(stage.footer == .end(.exhausted))
    #expect(stage.state.dropped == 20)
  }

  @Test
  func `an empty page of a source that hands out no more does not mean that nothing was found`() {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, 0..<0, end: .serverLimit)
    #expect(stage.footer == .end(.serverLimit))
  }

  @Test(arguments: [(1, 0, 2), (30, 0, 2164), (0, 0, 7), (2, 1, 5)])
  func `a source that stops before its own total has ended early`(
    count: Int, dropped: Int, total: Int
  ) {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, 0..<count, total: total, dropped: dropped)
    #expect(stage.footer == .end(.short(of: total)))
  }

  @Test func `unreadable and repeated rows count towards the announced total`() {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, 0..<3, next: .page(2), total: 6, dropped: 1)
    stage.scrollToEnd()
    stage.answer(2, 2..<4, total: 6)
    #expect(stage.rows == [0, 1, 2, 3])
    #expect(stage.footer == .end(.exhausted))
  }

  @Test func `a page in the middle that only repeats rows is counted, and the next one follows`() {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, 0..<5, next: .page(2))
    stage.scrollToEnd()
    stage.answer(2, 0..<5, next: .page(3))
    #expect(stage.state.repeatedPages == 1)
    stage.answer(3, 5..<9)
    #expect(stage.rows == Array(0..<9))
    #expect(stage.state.repeatedPages == 1)
    #expect(stage.footer == .end(.exhausted))
  }

  @Test func `a cursor that stays the same ends a feed only once its page brings nothing new`() {
    let stage = Stage()
    let scroll = PageKey.cursor("scroll-id")
    stage.send(.open)
    stage.answer(1, 0..<5, next: scroll)
    for page in 1...4 {
      stage.scrollToEnd()
      stage.answer(page + 1, 5 * page..<5 * page + 5, next: scroll)
      #expect(stage.footer == Footer.none)
    }
    stage.scrollToEnd()
    stage.answer(6, 20..<25, next: scroll)
    #expect(stage.rows == Array(0..<25))
    #expect(stage.footer == .end(.repeatedPage))
    #expect(stage.keys == [nil] + Array(repeating: scroll, count: 5))
  }
}
