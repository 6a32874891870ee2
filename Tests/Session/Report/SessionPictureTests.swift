import Testing

@testable import EndlessSession

struct SessionPictureTests {
  private func request(
    _ number: Int, offset: Int? = 0, from sent: Int, to ended: Int? = nil,
    _ outcome: RequestRecord.Outcome = .answered(rows: 10)
  ) -> RequestRecord {
    RequestRecord(
      number: number, page: nil, offset: offset, query: nil, sent: .milliseconds(sent), line: 1,
      ended: ended.map { .milliseconds($0) }, outcome: outcome)
  }

  private func bars(_ requests: [RequestRecord], extents: [SessionTrace.Extent] = [])
    -> [PictureBar]
  {
    var trace = SessionTrace()
    trace.requests = requests
    trace.extents = extents
    return PictureBar.bars(of: trace, until: .milliseconds(1000))
  }

  @Test func `a bar stands at the rows that were asked for`() {
    let bars = bars(
      [
        request(1, from: 0, to: 100), request(2, offset: nil, from: 250, to: 300, .failed("503")),
        request(3, offset: 40, from: 400, .pending),
      ],
      extents: [
        .init(time: .zero, rows: 0), .init(time: .milliseconds(100), rows: 10),
        .init(time: .milliseconds(250), rows: 20), .init(time: .milliseconds(500), rows: 30),
      ])
    #expect(bars.map(\.rows) == [0..<10, 20..<30, 40..<50])
    #expect(bars.map(\.end) == [.milliseconds(100), .milliseconds(300), .milliseconds(1000)])
  }

  @Test func `a bar of no rows is still a bar`() {
    #expect(bars([request(1, from: 0, to: 0, .answered(rows: 0))]).map(\.rows) == [0..<1])
  }

  @Test func `bars of the same rows at the same time stand beside each other`() {
    let bars = bars([
      request(1, from: 0, to: 300), request(2, from: 100, to: 200), request(3, from: 200, to: 400),
      request(4, from: 400, to: 500), request(5, offset: 10, from: 0, to: 500),
    ])
    #expect(bars.map(\.lane) == [0, 1, 1, 0, 0])
    #expect(bars.map(\.lanes) == [2, 2, 2, 1, 1])
  }

  @Test(arguments: [
    (0, [0]), (1, [0, 1]), (300, [0, 50, 100, 150, 200, 250, 300]),
    (2300, [0, 500, 1000, 1500, 2000]),
    (600_000, Array(stride(from: 0, through: 600_000, by: 120_000))),
    (36_000_000, Array(stride(from: 0, through: 36_000_000, by: 6_000_000))),
  ])
  func `times are told in sensible steps`(end: Int, ticks: [Int]) {
    #expect(PictureTicks.times(to: Double(end)) == ticks)
  }

  @Test(arguments: [
    (1, [1]), (6, [1, 2, 3, 4, 5, 6]), (7, [1, 2, 4, 6]), (20, [1, 5, 10, 15, 20]),
    (10_000, [1, 2000, 4000, 6000, 8000, 10_000]),
  ])
  func `rows are told in sensible steps, from the first`(last: Int, ticks: [Int]) {
    #expect(PictureTicks.rows(to: Double(last)) == ticks)
  }

  @Test func `a path goes in steps`() {
    let path = PicturePath(
      [.init(x: 0, y: 10), .init(x: 5, y: 10), .init(x: 10, y: 20), .init(x: 20.26, y: 5)],
      until: 30)
    #expect(path.data == "M0 10H10V20H20.3V5H30")
    #expect(path.data(downTo: 50) == "M0 10H10V20H20.3V5H30V50H0Z")
    #expect(PicturePath([], until: 30).data.isEmpty)
    #expect(PicturePath([.init(x: 0, y: 1)], until: 0).data == "M0 1")
  }

  @Test func `a path is no finer than its picture, and reaches as far`() {
    let points = (0..<100_000).map { index in
      PicturePath.Point(x: Double(index) / 1000, y: index == 50_500 ? 300 : Double(index % 7))
    }
    let path = PicturePath(points, until: 100)
    #expect(path.corners.count <= 100 * 8)
    #expect(path.corners.contains { $0.y == 300 })
    #expect(path.corners.last == .init(x: 100, y: Double(99_999 % 7)))
  }

  @Test func `bands too narrow to be told apart become lighter`() {
    let scale = PictureScale(end: .seconds(852), rows: 1)
    func levels(_ spinners: [Range<Duration>]) -> [Int] {
      PictureBands(of: spinners, on: scale).shapes.map(\.level)
    }
    #expect(levels([]).isEmpty)
    #expect(levels([.seconds(10)..<(.seconds(20))]) == [4])
    #expect(levels((0..<100).map { .seconds($0)..<(.milliseconds($0 * 1000 + 400)) }) == [2])
    let shapes = PictureBands(
      of: (0..<100).map { .seconds($0)..<(.milliseconds($0 * 1000 + 400)) }, on: scale
    ).shapes
    #expect(shapes.map(\.data) == ["M60 34H160V330H60Z"])
  }

  @Test func `numbers are dropped where they would hide each other`() {
    let bar = PictureLabels.Box(x: 100...110, y: 100...120)
    let next = PictureLabels.Box(x: 112...122, y: 100...120)
    var labels = PictureLabels(around: [bar, next])
    // To the right stands the next bar; to the left nothing does, until the first label is there.
    #expect(labels.place("#1", at: bar, isNeeded: false)?.x == 100 - 4 - 2 * PictureLabels.cell)
    #expect(labels.place("#2", at: bar, isNeeded: false) == nil)
    #expect(labels.place("#2", at: bar, isNeeded: true)?.x == 114)
    #expect(labels.place("#3", at: bar, isNeeded: true) == nil)
    let wide = PictureLabels.Box(x: 300...400, y: 100...120)
    #expect(labels.place("#4", at: wide, isNeeded: false) == .init(x: 304, y: 110))
  }

  @Test func `what has no place in a picture is kept within it`() {
    let scale = PictureScale(end: .zero, rows: .infinity)
    #expect(scale.x(.seconds(5)) == PictureScale.right)
    #expect(scale.y(.nan) == PictureScale.top)
    #expect(scale.y(.infinity) == PictureScale.top)
    #expect(scale.y(-4) == PictureScale.top)
    #expect(scale.sessionEnd(.zero) == PictureScale.left + PictureScale.leastWidth)
    #expect(PictureScale.text(-0.26) == "-0.3")
    #expect(PictureScale.text(12.04) == "12")
    #expect(PictureScale(end: .seconds(Int64.max), rows: 1e300).rows == 1e15)
  }

  @Test func `the picture is told in words too`() {
    #expect(
      SessionPicture(of: ReportSamples.retry, session: 1).description
        == "2.3s of time. 6 requests: 3 answered, 1 failed, 1 cancelled, 1 pending. "
        + "8 rows at the end. A spinner was in sight for 1.4s. It ended with a failure.")
    #expect(
      SessionPicture(of: ReportSamples.nothing, session: 1).description
        == "0ms of time. 0 requests. 0 rows at the end. A spinner was in sight for 0ms.")
  }
}
