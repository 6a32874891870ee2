import EndlessDomain
import Testing

@testable import EndlessSession

struct ViewportTests {
  private func viewport(of count: Int, _ moves: Step.Distance...) -> Viewport {
    var settings = SessionSettings()
    settings.viewport = 6
    var viewport = Viewport(settings)
    viewport.layOut(count)
    for move in moves { viewport.move(move) }
    return viewport
  }

  @Test func `it moves as far as the list goes`() {
    #expect(viewport(of: 10).position == 1)
    #expect(viewport(of: 10, .rows(3)).inSight == 3..<9)
    #expect(viewport(of: 10, .rows(30)).inSight == 4..<10)
    #expect(viewport(of: 10, .end, .rows(-1)).position == 4)
    #expect(viewport(of: 10, .end, .top).position == 1)
    #expect(viewport(of: 10, .points(-80)).top == 0)
    #expect(viewport(of: 10, .points(120)).inSight == 1..<8)
    #expect(viewport(of: 3, .end).inSight == 0..<3)
    #expect(viewport(of: 0, .end).position == 0)
  }

  @Test func `its end shows when the last row does`() {
    #expect(!viewport(of: 10, .rows(3)).showsEnd)
    #expect(viewport(of: 10, .rows(4)).showsEnd)
    #expect(viewport(of: 0).showsEnd)
  }

  @Test func `a shorter list pulls it up`() {
    var viewport = viewport(of: 100, .end)
    viewport.layOut(20)
    #expect(viewport.inSight == 14..<20)
  }

  @Test func `a row is brought into sight with the least movement`() {
    var viewport = viewport(of: 100)
    viewport.show(5)
    #expect(viewport.position == 1)
    viewport.show(6)
    #expect(viewport.position == 2)
    viewport.show(0)
    #expect(viewport.position == 1)
  }

  @Test func `it reports points, from which the rows are found again`() {
    let position = viewport(of: 20, .rows(7)).viewportPosition
    #expect(
      position == ViewportPosition(offset: 560, viewport: 480, contentLength: 1600, rows: 20))
    #expect(position.visibleRows == 7..<13)
  }
}
