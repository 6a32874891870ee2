import Testing

@testable import EndlessDomain

/// How the way a reader scrolls changes how many rows are kept ready.
struct AdaptivePrefetchTests {
  private typealias Estimate = AdaptivePrefetch

  @Test func `before anything is known, about two screens are kept ready`() {
    let estimate = Estimate()
    #expect(estimate.rowsAhead(at: 0) == Estimate.surge * Estimate.firstReach + Estimate.floor)
  }

  @Test func `the first guess is half forgotten after its age`() {
    var watched = WatchedList(latency: 0.3, for: 0)
    let before = watched.ahead - Estimate.floor
    watched.time += Estimate.firstAge
    #expect(watched.ahead - Estimate.floor < 0.7 * before)
    #expect(watched.ahead - Estimate.floor > 0.3 * before)
  }

  @Test func `steps keep few rows ready, flings keep more`() {
    var reader = WatchedList()
    var flinger = WatchedList()
    for _ in 0..<20 {
      reader.scroll(4, in: 0.4)
      reader.pause(3)
      flinger.scroll(15, in: 1)
      flinger.pause(0.8)
    }
    #expect(reader.ahead < 15)
    #expect(flinger.ahead > 2 * reader.ahead)
  }

  @Test func `twice the rows of one burst are kept ready, however long the list was still before`()
  {
    var watched = WatchedList(latency: 1)
    watched.pause(3600)
    watched.scroll(40, in: 0.01)
    #expect(near(watched.ahead, Estimate.surge * 40 + Estimate.floor))
  }

  @Test func `rows that are passed more slowly than pages come do not add up`() {
    var watched = WatchedList(latency: 0.2)
    watched.scroll(400, in: 100)
    #expect(watched.ahead < 30)
  }

  @Test func `a steady pace is kept ready for a few seconds without a response`() {
    var watched = WatchedList(latency: 0.1)
    watched.scroll(600, in: 200)
    #expect(near(watched.ahead, Estimate.silence * 3 + Estimate.floor))
  }

  @Test func `a pace is known after a few seconds, not before`() {
    var watched = WatchedList(latency: 0.05)
    watched.pause(3600)
    watched.scroll(3 * Estimate.paceSpan, in: Estimate.paceSpan)
    let share = (watched.ahead - Estimate.floor) / (Estimate.silence * 3)
    #expect(share > 0.5 && share < 0.75)
  }

  @Test func `a pause between two flings is not the end of scrolling`() {
    var watched = WatchedList()
    watched.scroll(30, in: 1)
    let before = watched.ahead
    watched.pause(2)
    #expect(watched.ahead > 0.8 * before)
  }

  @Test func `a burst is half forgotten after the memory time`() {
    var watched = WatchedList(latency: 2)
    watched.pause(3600)
    watched.scroll(30, in: 0.5)
    let before = watched.ahead - Estimate.floor
    watched.pause(Estimate.memory)
    #expect(near(watched.ahead - Estimate.floor, before / 2))
  }

  @Test(arguments: [30.0, 100_000])
  func `after minutes without scrolling few rows are kept ready, with or without reports`(
    distance: Double
  ) {
    var watched = WatchedList()
    watched.scroll(distance, in: 1)
    #expect(watched.ahead > 30)
    var unseen = watched
    for _ in 0..<600 { watched.pause(1) }
    #expect(watched.ahead < Estimate.floor + 0.5)
    unseen.time += 600
    #expect(unseen.ahead < Estimate.floor + 15)
    unseen.time += 600_000
    #expect(unseen.ahead < Estimate.floor + 0.5)
  }

  @Test func `scrolling up passes no rows`() {
    var watched = WatchedList()
    var still = watched
    watched.scroll(-1000, in: 3)
    still.pause(3)
    #expect(near(watched.ahead, still.ahead, within: 0.05))
  }

  @Test func `rows that appear again and again at one place are no progress`() {
    var watched = WatchedList()
    var still = watched
    for _ in 0..<300 {
      // On the way up it is the row at the top that appears.
      for rows in [watched.rows - 8, watched.rows] {
        watched.time += 0.1
        watched.estimate.appeared(after: rows, at: watched.time)
      }
    }
    still.pause(60)
    #expect(watched.ahead <= still.ahead + 0.05)
  }

  @Test func `a time before the last one counts no gap twice`() {
    var back = WatchedList()
    back.scroll(30, in: 1)
    var straight = back
    back.estimate.scrolled(to: back.rows, at: back.time - 30)
    back.pause(1)
    straight.pause(1)
    #expect(near(back.ahead, straight.ahead))
  }

  @Test func `the first guess is as old as the list, not as the clock`() {
    let early = WatchedList(at: 0, for: 0)
    let late = WatchedList(at: 100_000, for: 0)
    #expect(near(late.ahead, early.ahead))
    #expect(late.ahead > Estimate.firstReach)
    // A reader who looks at the first page for a minute without scrolling is not about to fling.
    var still = Estimate()
    still.requested(at: 100_000)
    still.loaded(at: 100_000.3, replaces: true)
    #expect(still.rowsAhead(at: 100_060) < Estimate.firstReach)
  }

  @Test func `an arriving page makes no observation younger`() {
    var watched = WatchedList(latency: 2)
    watched.pause(3600)
    watched.scroll(30, in: 0.5)
    var other = watched
    other.load(in: 2)
    watched.pause(2)
    watched.pause(10)
    other.pause(10)
    #expect(near(other.ahead, watched.ahead, within: 0.1))
  }

  @Test func `a jump in no time counts, but only up to the fastest reading`() {
    var watched = WatchedList(latency: 0.3)
    watched.rows += 20
    watched.estimate.scrolled(to: watched.rows, at: watched.time)
    #expect(near(watched.ahead, Estimate.surge * 20 + Estimate.floor))
    watched.rows += 100_000
    watched.estimate.scrolled(to: watched.rows, at: watched.time)
    #expect(watched.ahead == Estimate.fastest * watched.estimate.horizon)
  }

  @Test func `rows laid out right after the list was replaced are not scrolling`() {
    var watched = WatchedList()
    watched.estimate.loaded(at: watched.time, replaces: true)
    let before = watched.ahead
    for row in 1...40 { watched.estimate.scrolled(to: Double(row), at: watched.time) }
    watched.estimate.scrolled(to: 60, at: watched.time + Estimate.layout * 0.9)
    #expect(watched.ahead <= before)
    watched.estimate.scrolled(to: 90, at: watched.time + Estimate.layout * 1.1)
    #expect(watched.ahead > Estimate.surge * 30)
  }

  @Test func `the first position in a replaced list passes no rows`() {
    var watched = WatchedList()
    watched.estimate.loaded(at: watched.time, replaces: true)
    watched.time += 60
    let before = watched.ahead
    watched.estimate.scrolled(to: 500, at: watched.time)
    #expect(watched.ahead == before)
  }

  @Test func `an appended page does not hide scrolling`() {
    var watched = WatchedList()
    watched.estimate.loaded(at: watched.time, replaces: false)
    watched.estimate.scrolled(to: watched.rows + 30, at: watched.time)
    #expect(watched.ahead > Estimate.surge * 30)
  }

  @Test(arguments: [-1e4, 1e3, 1e6])
  func `it does not matter when the clock started`(start: Double) {
    for seconds in [0.0, 5, 60] {
      var here = WatchedList(at: 0, for: seconds)
      var there = WatchedList(at: start, for: seconds)
      #expect(near(here.ahead, there.ahead, within: 0.05))
      here.scroll(25, in: 0.5)
      there.scroll(25, in: 0.5)
      #expect(near(here.ahead, there.ahead, within: 0.05))
      #expect(near(here.estimate.horizon, there.estimate.horizon))
    }
  }
}
