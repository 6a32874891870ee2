import EndlessData
import EndlessDomain

/// What each client costs a request, where the wire below answers at once.
struct LayerCosts {
  private static let runs = 7

  let table: FigureTable

  /// Measures requests for one after another of some answers, none of them twice.
  init(answers: [CannedAnswer]) async throws(BenchFault) {
    let layers = ClientLayer.all(on: Timeline())
    let wire = CannedHTTPClient(answers)
    var seconds = [[Double]](repeating: [], count: layers.count + 1)
    for _ in 0..<Self.runs {
      for depth in 0...layers.count {
        // New ones each time: a cache that knows the answers would ask nobody.
        let client = layers[..<depth].reduce(wire) { $1.wrap($0) }
        seconds[depth].append(try await Self.seconds(answers.map(\.request), to: client))
      }
    }
    let micros = seconds.map { Median.of($0) * 1e6 / Double(answers.count) }
    var table = FigureTable(
      "Microseconds that the clients cost a request, where the answer is there at once",
      columns: ["from the wire up", "adds", "so far"])
    table.append([
      .words("wire (a stub)"), .number(micros[0], digits: 1), .number(micros[0], digits: 1),
    ])
    for (depth, layer) in layers.enumerated() {
      table.append([
        .words(layer.name), .number(micros[depth + 1] - micros[depth], digits: 1),
        .number(micros[depth + 1], digits: 1),
      ])
    }
    self.table = table
  }

  @concurrent private static func seconds(_ requests: [HTTPRequest], to client: any HTTPClient)
    async throws(BenchFault) -> Double
  {
    var bytes = 0
    let start = ContinuousClock.now
    for request in requests {
      do throws(FeedError) {
        bytes += try await client.send(request).body.count
      } catch {
        throw .unavailable("a client failed over a stub: \(error)")
      }
    }
    let time = ContinuousClock.now - start
    guard bytes > 0 else { throw .unavailable("the stub's answers are empty") }
    return time / .seconds(1)
  }
}
