import Testing

@testable import endless_bench

/// The curve between points that were measured.
struct FrontierTests {
  private let means: [Means]
  private let frontier: Frontier

  /// Three thresholds on one short visit: less spinner each, and more rows in vain.
  init() throws {
    let visits = [
      Visit(Visit.Terms(seed: 5, habit: .flinger, network: .threeG, pageSize: 10, seconds: 20))
    ]
    means = [1, 8, 20].map { Means(.fixed($0), over: visits) }
    for (a, b) in zip(means, means.dropFirst()) {
      try #require(a.spinner > b.spinner && a.inVain < b.inVain)
    }
    frontier = Frontier(
      zip([20, 1, 8], [means[2], means[0], means[1]]).map {
        Frontier.Point(parameter: $0, means: $1)
      })
  }

  @Test func `points lie by rows in vain, in whichever order they come`() {
    #expect(frontier.points.map(\.parameter) == [1, 8, 20])
  }

  @Test func `at a point the curve has the point's value`() {
    for mean in means {
      #expect(abs(frontier.spinner(atRowsInVain: mean.inVain) - mean.spinner) < 1e-6)
      #expect(abs(frontier.rowsInVain(atSpinner: mean.spinner) - mean.inVain) < 1e-6)
    }
  }

  @Test func `between two points it is the line between them`() {
    for (a, b) in zip(means, means.dropFirst()) {
      for share in [0.25, 0.5, 0.9] {
        let inVain = a.inVain + share * (b.inVain - a.inVain)
        let spinner = a.spinner + share * (b.spinner - a.spinner)
        #expect(abs(frontier.spinner(atRowsInVain: inVain) - spinner) < 1e-6)
        #expect(abs(frontier.rowsInVain(atSpinner: spinner) - inVain) < 1e-6)
      }
    }
  }

  @Test func `beyond its ends it has no value`() {
    #expect(frontier.spinner(atRowsInVain: means[0].inVain - 0.1).isNaN)
    #expect(frontier.spinner(atRowsInVain: means[2].inVain + 0.1).isNaN)
    #expect(frontier.rowsInVain(atSpinner: means[0].spinner + 0.1).isNaN)
    #expect(frontier.rowsInVain(atSpinner: means[2].spinner - 0.1).isNaN)
    #expect(frontier.spinner(atRowsInVain: .nan).isNaN)
    #expect(Frontier([]).spinner(atRowsInVain: 1).isNaN)
    #expect(Frontier([]).rowsInVain(atSpinner: 1).isNaN)
  }

  @Test func `it beats what has more of both, and nothing else`() {
    let middle = Frontier([Frontier.Point(parameter: 8, means: means[1])])
    for mean in means { #expect(!middle.beats(mean)) }
    #expect(!frontier.beats(means[1]))
    #expect(!Frontier([]).beats(means[0]))
    let late = Means(
      .fixed(1),
      over: [
        Visit(
          Visit.Terms(
            seed: 5, habit: .flinger, network: .threeG, pageSize: 50, slowness: 8, seconds: 20))
      ])
    #expect(late.spinner > means[1].spinner && late.inVain > means[1].inVain)
    #expect(middle.beats(late))
  }

  @Test func `means are the middle of their visits`() {
    let visits = (1...2).map {
      Visit(Visit.Terms(seed: $0, habit: .searcher, network: .wifi, seconds: 5))
    }
    let both = Means(.flutter, over: visits)
    let each = visits.map { Means(.flutter, over: [$0]) }
    #expect(abs(both.spinner - (each[0].spinner + each[1].spinner) / 2) < 1e-9)
    #expect(abs(both.inVain - (each[0].inVain + each[1].inVain) / 2) < 1e-9)
    #expect(abs(both.firstWait - (each[0].firstWait + each[1].firstWait) / 2) < 1e-9)
    #expect(both.requests == (each[0].requests + each[1].requests) / 2)
  }
}
