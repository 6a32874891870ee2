/// The stack beside the bare loop, over loopback.
struct LoopbackRace {
  private static let runs = 10

  let count: Int
  let detailBytes: Int
  /// The middle of the seconds that all takes.
  private(set) var stack = 0.0
  private(set) var bare = 0.0

  /// The middle of the ratios of neighbours: a machine that is busy for a while is so for both.
  private(set) var ratio = 0.0

  /// Lets the two load the same, in turns.
  init(count: Int, detailBytes: Int) async throws(BenchFault) {
    self.count = count
    self.detailBytes = detailBytes
    let host = try PokemonHost(count: count, detailBytes: detailBytes)
    defer { host.stop() }
    var stacks: [Double] = []
    var bares: [Double] = []
    // The first turn is for warming up.
    for turn in 0...Self.runs {
      // Each is first in turn.
      let first = turn.isMultiple(of: 2) ? try await stackSeconds(host.address) : nil
      let bare = try await bareSeconds(host.address)
      let stack = if let first { first } else { try await stackSeconds(host.address) }
      guard turn > 0 else { continue }
      bares.append(bare)
      stacks.append(stack)
    }
    bare = Median.of(bares)
    stack = Median.of(stacks)
    ratio = Median.of(zip(stacks, bares).map { $0 / $1 })
  }

  private func stackSeconds(_ address: String) async throws(BenchFault) -> Double {
    let start = ContinuousClock.now
    let shown = try await StackLoop(address: address).run()
    let time = ContinuousClock.now - start
    guard shown.rows == count, shown.bytes > count else {
      throw .unavailable("the stack showed \(shown.rows) of \(count) Pokémon")
    }
    return time / .seconds(1)
  }

  private func bareSeconds(_ address: String) async throws(BenchFault) -> Double {
    let start = ContinuousClock.now
    let details = try await BareLoop(address: address).run()
    let time = ContinuousClock.now - start
    guard Set(details.map(\.id)).count == count else {
      throw .unavailable("the bare loop brought \(details.count) of \(count) Pokémon")
    }
    return time / .seconds(1)
  }
}
