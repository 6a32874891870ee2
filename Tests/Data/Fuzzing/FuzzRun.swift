import EndlessData
import EndlessDomain
import EndlessMocks
import Foundation

/// Sends the mutants of a plan through one decoder, each with a status and headers of its own.
struct FuzzRun: Sendable {
  /// What has come of the inputs.
  struct Tally: Sendable {
    var inputs = 0
    var values = 0
    var errors = 0
    var slowest = Duration.zero
    /// The first faults, each with what it takes to see it again.
    var faults: [String] = []
  }

  let target: FuzzTarget
  let plan: FuzzPlan

  /// Tries the inputs in turn.
  ///
  /// An input depends on the seed and its number only.
  func perform() async throws -> Tally {
    let client = FuzzClient()
    let load = try target.load(from: client)
    let mutator = Mutator(seeds: target.seeds)
    let places = target.places
    let clock = ContinuousClock()
    let end = plan.seconds.map { clock.now + .seconds($0) }
    var tally = Tally()
    var number = plan.first
    tell("begins")
    while tally.faults.count < 5,
      end.map({ clock.now < $0 }) ?? (number < plan.first + plan.count)
    {
      if plan.namesInputs { tell("input \(number)") }
      var generator = Self.generator(seed: plan.seed, number: number)
      let response = Self.response(mutator, &generator)
      let place = places[Int(generator.next() % UInt64(places.count))]
      client.set(response)
      let start = clock.now
      if let fault = await fault(of: load, place, response, &tally) {
        tally.faults.append("seed \(plan.seed), input \(number): \(fault)")
      }
      tally.slowest = max(tally.slowest, clock.now - start)
      tally.inputs += 1
      number += 1
      if number.isMultiple(of: 500) {
        if plan.seconds != nil, number.isMultiple(of: 10_000) { tell("\(number) inputs") }
        // Not to wait for anything: inputs never suspend, and the few threads that all tests share
        // would be taken for seconds.
        await Task.yield()
      }
    }
    tell(
      "\(tally.inputs) inputs, \(tally.values) values, \(tally.errors) errors, "
        + "slowest \(tally.slowest)")
    return tally
  }

  private func fault(
    of load: FuzzTarget.Load, _ place: PageKey?, _ response: HTTPResponse, _ tally: inout Tally
  ) async -> String? {
    do throws(FeedError) {
      let fault = try await load(place)
      tally.values += 1
      return fault.map { "\($0) of \(Self.shown(response))" }
    } catch {
      tally.errors += 1
      let description = "\(error)"
      guard target.hasKey, KeyLeak.isIn(description, answer: response.body) else { return nil }
      return "the key in \(description) of \(Self.shown(response))"
    }
  }

  private static func generator(seed: UInt64, number: Int) -> SeededGenerator {
    // Not a multiple of the generator's own step, with which the inputs would overlap.
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    return SeededGenerator(seed: mixer.next())
  }

  private static let statuses = [
    200, 201, 204, 206, 301, 304, 400, 400, 401, 401, 403, 404, 408, 410, 418, 429, 429, 500, 502,
    503,
    504, 599, 600, 999, 100, 0, -1, .max, .min,
  ]
  private static let waits = [
    "", "0", "30", "-1", "1e9", "9223372036854775807", "9223372036854775808", "NaN", "٣", " 5 ",
    "Wed, 21 Oct 2031 07:28:00 GMT", "\u{0}",
  ]

  private static func response(_ mutator: Mutator, _ generator: inout SeededGenerator)
    -> HTTPResponse
  {
    let body = mutator.mutant(using: &generator)
    guard generator.next() % 10 < 3 else { return HTTPResponse(status: 200, body: body) }
    return HTTPResponse(
      status: statuses[Int(generator.next() % UInt64(statuses.count))],
      headers: [
        "Retry-After": waits[Int(generator.next() % UInt64(waits.count))],
        "Content-Type": "text/html; charset=utf-16",
      ], body: body)
  }

  private static func shown(_ response: HTTPResponse) -> String {
    "status \(response.status), \(response.body.base64EncodedString().prefix(4000))"
  }

  /// Tells of the run without a buffer, lest a crash takes the words with it.
  private func tell(_ words: String) {
    let line = "fuzzing \(target.rawValue), seed \(plan.seed): \(words)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
