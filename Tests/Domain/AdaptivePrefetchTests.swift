import Testing

@testable import EndlessDomain

/// What is kept ready for a person, by what has been observed of them and of the network.
struct AdaptivePrefetchTests {
  private typealias Estimate = AdaptivePrefetch

  /// A list on a network, and a person who scrolls it.
  private struct Watched {
    var estimate: AdaptivePrefetch
    var time: Double
    var rows = 8.0

    /// Opens a list whose first page takes so long, and lets it be looked at for a while.
    init(margin: Double = 1, latency: Double = 0.3, at start: Double = 0, for seconds: Double = 60)
    {
      estimate = AdaptivePrefetch(margin: margin)
      estimate.requested(at: start)
      estimate.loaded(at: start + latency, replaces: true)
      time = start + latency
      estimate.scrolled(to: rows, at: time)
      for _ in 0..<Int(seconds) { pause(1) }
    }

    var ahead: Double { estimate.rowsAhead(at: time) }

    /// Lets time pass in which frames come, but no row.
    mutating func pause(_ seconds: Double) {
      time += seconds
      estimate.scrolled(to: rows, at: time)
    }

    mutating func scroll(_ distance: Double, in seconds: Double) {
      let frames = max(1, Int(seconds * 60))
      for _ in 0..<frames {
        time += seconds / Double(frames)
        rows += distance / Double(frames)
        estimate.scrolled(to: rows, at: time)
      }
    }

    /// A page comes, while the person does nothing.
    mutating func load(in latency: Double) {
      estimate.requested(at: time)
      time += latency
      estimate.loaded(at: time, replaces: false)
    }
  }

  private func near(_ a: Double, _ b: Double, within share: Double = 0.02) -> Bool {
    abs(a - b) <= share * abs(b)
  }

  // MARK: The person

  @Test func `before anything is known about a screen is kept ready, twice`() {
    let estimate = Estimate()
    #expect(estimate.rowsAhead(at: 0) == Estimate.surge * Estimate.firstReach + Estimate.floor)
  }

  @Test func `the first guess is forgotten by half as soon as it has proved too much`() {
    var watched = Watched(latency: 0.3, for: 0)
    let before = watched.ahead - Estimate.floor
    watched.time += Estimate.firstAge
    #expect(watched.ahead - Estimate.floor < 0.7 * before)
    #expect(watched.ahead - Estimate.floor > 0.3 * before)
  }

  @Test func `a reader's steps keep few rows ready, flings keep more`() {
    var reader = Watched()
    var flinger = Watched()
    for _ in 0..<20 {
      reader.scroll(4, in: 0.4)
      reader.pause(3)
      flinger.scroll(15, in: 1)
      flinger.pause(0.8)
    }
    #expect(reader.ahead < 15)
    #expect(flinger.ahead > 2 * reader.ahead)
  }

  @Test func `the rows of one burst are kept ready twice, however long ago the one before was`() {
    var watched = Watched(latency: 1)
    watched.pause(3600)
    watched.scroll(40, in: 0.01)
    #expect(near(watched.ahead, Estimate.surge * 40 + Estimate.floor))
  }

  @Test func `what runs in more slowly than pages come leaks out`() {
    var watched = Watched(latency: 0.2)
    watched.scroll(400, in: 100)
    #expect(watched.ahead < 30)
  }

  @Test func `a steady pace is kept ready for some seconds of a silent network`() {
    var watched = Watched(latency: 0.1)
    watched.scroll(600, in: 200)
    #expect(near(watched.ahead, Estimate.silence * 3 + Estimate.floor))
  }

  @Test func `a pace is known after some seconds, and not before`() {
    var watched = Watched(latency: 0.05)
    watched.pause(3600)
    watched.scroll(3 * Estimate.paceSpan, in: Estimate.paceSpan)
    let share = (watched.ahead - Estimate.floor) / (Estimate.silence * 3)
    #expect(share > 0.5 && share < 0.75)
  }

  @Test func `the pause between two flings is not taken for the end`() {
    var watched = Watched()
    watched.scroll(30, in: 1)
    let before = watched.ahead
    watched.pause(2)
    #expect(watched.ahead > 0.8 * before)
  }

  @Test func `a burst is half forgotten after as long as it is remembered`() {
    var watched = Watched(latency: 2)
    watched.pause(3600)
    watched.scroll(30, in: 0.5)
    let before = watched.ahead - Estimate.floor
    watched.pause(Estimate.memory)
    #expect(near(watched.ahead - Estimate.floor, before / 2))
  }

  @Test(arguments: [30.0, 100_000])
  func `after minutes of stillness few rows are kept ready, whether or not frames came`(
    distance: Double
  ) {
    var watched = Watched()
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

  @Test func `going back up passes nothing`() {
    var watched = Watched()
    var still = watched
    watched.scroll(-1000, in: 3)
    still.pause(3)
    #expect(near(watched.ahead, still.ahead, within: 0.05))
  }

  @Test func `rows that appear to and fro at one place are no progress`() {
    var watched = Watched()
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

  @Test func `a time that lies before the last one counts no gap twice`() {
    var back = Watched()
    back.scroll(30, in: 1)
    var straight = back
    back.estimate.scrolled(to: back.rows, at: back.time - 30)
    back.pause(1)
    straight.pause(1)
    #expect(near(back.ahead, straight.ahead))
  }

  @Test func `the first guess is as old as the list, not as the clock`() {
    let early = Watched(at: 0, for: 0)
    let late = Watched(at: 100_000, for: 0)
    #expect(near(late.ahead, early.ahead))
    #expect(late.ahead > Estimate.firstReach)
  }

  @Test func `pages that come make nothing younger`() {
    var watched = Watched(latency: 2)
    watched.pause(3600)
    watched.scroll(30, in: 0.5)
    var other = watched
    other.load(in: 2)
    watched.pause(2)
    watched.pause(10)
    other.pause(10)
    #expect(near(other.ahead, watched.ahead, within: 0.1))
  }

  @Test func `a jump in no time counts, and whoever jumps far does not read what lies between`() {
    var watched = Watched(latency: 0.3)
    watched.rows += 20
    watched.estimate.scrolled(to: watched.rows, at: watched.time)
    #expect(near(watched.ahead, Estimate.surge * 20 + Estimate.floor))
    watched.rows += 100_000
    watched.estimate.scrolled(to: watched.rows, at: watched.time)
    #expect(watched.ahead == Estimate.fastest * watched.estimate.horizon)
  }

  @Test func `what is laid out at once after the list was replaced is no scrolling`() {
    var watched = Watched()
    watched.estimate.loaded(at: watched.time, replaces: true)
    let before = watched.ahead
    for row in 1...40 { watched.estimate.scrolled(to: Double(row), at: watched.time) }
    watched.estimate.scrolled(to: 60, at: watched.time + Estimate.layout * 0.9)
    #expect(watched.ahead <= before)
    watched.estimate.scrolled(to: 90, at: watched.time + Estimate.layout * 1.1)
    #expect(watched.ahead > Estimate.surge * 30)
  }

  @Test func `what was passed of a list that was replaced is not passed again`() {
    var watched = Watched()
    watched.estimate.loaded(at: watched.time, replaces: true)
    watched.time += 60
    let before = watched.ahead
    watched.estimate.scrolled(to: 500, at: watched.time)
    #expect(watched.ahead == before)
  }

  @Test func `a page that is appended does not hide what is scrolled`() {
    var watched = Watched()
    watched.estimate.loaded(at: watched.time, replaces: false)
    watched.estimate.scrolled(to: watched.rows + 30, at: watched.time)
    #expect(watched.ahead > Estimate.surge * 30)
  }

  @Test(arguments: [-1e4, 1e3, 1e6])
  func `it does not matter when a clock began`(start: Double) {
    for seconds in [0.0, 5, 60] {
      var here = Watched(at: 0, for: seconds)
      var there = Watched(at: start, for: seconds)
      #expect(near(here.ahead, there.ahead, within: 0.05))
      here.scroll(25, in: 0.5)
      there.scroll(25, in: 0.5)
      #expect(near(here.ahead, there.ahead, within: 0.05))
      #expect(near(here.estimate.horizon, there.estimate.horizon))
    }
  }

  // MARK: The network

  @Test func `a longer latency keeps more ready`() {
    var ahead: [Double] = []
    for latency in [0.1, 0.4, 1.6] {
      var watched = Watched(latency: latency)
      watched.scroll(200, in: 4)
      ahead.append(watched.ahead)
    }
    #expect(ahead[0] < ahead[1] && ahead[1] < ahead[2], "\(ahead)")
  }

  @Test func `late answers keep more ready than even ones of the same mean`() {
    var even = Watched(latency: 0.5)
    var uneven = even
    for round in 0..<40 {
      even.load(in: 0.5)
      uneven.load(in: round.isMultiple(of: 2) ? 0.2 : 0.8)
    }
    #expect(uneven.estimate.horizon > 2 * even.estimate.horizon)
    even.scroll(200, in: 4)
    uneven.scroll(200, in: 4)
    #expect(uneven.ahead > 1.2 * even.ahead)
  }

  @Test func `the first answer's deviation is half of its time`() {
    let watched = Watched(latency: 0.4)
    #expect(near(watched.estimate.horizon, 0.4 + Estimate.lateness * 0.2))
  }

  @Test func `an answer that comes 5 seconds late moves the estimate only a little`() {
    var watched = Watched(latency: 0.3)
    for round in 0..<40 { watched.load(in: round.isMultiple(of: 2) ? 0.2 : 0.4) }
    let before = watched.estimate.horizon
    watched.load(in: 5.3)
    #expect(watched.estimate.horizon > before)
    #expect(watched.estimate.horizon < 2 * before)
    for _ in 0..<5 { watched.load(in: 0.3) }
    #expect(watched.estimate.horizon < before)
  }

  @Test(arguments: [0.0, 0.001])
  func `a network that turns slow is noticed, also after pages that came at once`(latency: Double) {
    var watched = Watched(latency: latency)
    for _ in 0..<100 { watched.load(in: latency) }
    for _ in 0..<12 { watched.load(in: 0.8) }
    #expect(watched.estimate.horizon > 0.8)
  }

  @Test func `where pages come at once, what is passed still counts`() {
    var watched = Watched(latency: 0)
    watched.scroll(100, in: 1)
    for _ in 0..<12 { watched.load(in: 0.5) }
    watched.scroll(100, in: 1)
    #expect(watched.ahead > 50)
  }

  @Test func `after an error what was known of the network is given up`() {
    var watched = Watched(latency: 0.1)
    for _ in 0..<10 { watched.load(in: 0.1) }
    watched.estimate.requested(at: watched.time)
    watched.estimate.failed()
    #expect(watched.estimate.horizon == Estimate.unknownLatency)
    #expect(Estimate().horizon == Estimate.unknownLatency)
    // The error's own time is no sample.
    watched.estimate.loaded(at: watched.time + 9, replaces: false)
    #expect(watched.estimate.horizon == Estimate.unknownLatency)
  }

  @Test func `a request that waits before it is tried again is no sample`() {
    var watched = Watched(latency: 0.1)
    let before = watched.estimate
    watched.estimate.requested(at: watched.time)
    watched.estimate.retried()
    watched.estimate.loaded(at: watched.time + 30, replaces: false)
    #expect(watched.estimate.horizon == before.horizon)
  }

  // MARK: The margin

  @Test func `margin 0 waits for the last row`() throws {
    var watched = Watched(margin: 0)
    watched.scroll(500, in: 1)
    #expect(watched.ahead == 0)
    let policy = PrefetchPolicy.adaptive(margin: 0)
    #expect(!policy.isDue(at: ScrollHint(appearedAt: 98), count: 100, ahead: watched.ahead))
    #expect(policy.isDue(at: ScrollHint(appearedAt: 99), count: 100, ahead: watched.ahead))
  }

  @Test func `a small margin still keeps a burst ready, of reading at least`() {
    var watched = Watched(margin: 0.2, latency: 0.8)
    watched.pause(3600)
    watched.scroll(20, in: 0.01)
    #expect(near(watched.ahead, Estimate.leastMargin * Estimate.surge * 20 + Estimate.floor))
  }
}
