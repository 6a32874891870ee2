import EndlessDomain
import EndlessMocks
import EndlessPresentation
import Synchronization
import Testing

@testable import endless

@MainActor struct PokemonRunTests {
  /// Answers a group of requests only once all of them are there, the last one first.
  private final class BackwardDetails: DetailRepository {
    private let group: Int
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    init(group: Int) { self.group = group }

    func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
      await withCheckedContinuation { gate in
        let complete = waiting.withLock { waiting in
          waiting.append(gate)
          guard waiting.count == group else { return [CheckedContinuation<Void, Never>]() }
          defer { waiting = [] }
          return waiting
        }
        for gate in complete.reversed() { gate.resume() }
      }
      return PokemonDetails(id: id, types: ["grass"], heightDecimetres: id, weightHectograms: 0)
    }
  }

  /// Answers some requests, and keeps the others until they are given up.
  private final class HangingDetails: DetailRepository {
    private struct State {
      var requests: Set<Int> = []
      var cancelled: Set<Int> = []
      var gates: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let answered: ClosedRange<Int>
    private let state = Mutex(State())

    init(answering answered: ClosedRange<Int>) { self.answered = answered }

    var requests: Set<Int> { state.withLock { $0.requests } }
    var cancelled: Set<Int> { state.withLock { $0.cancelled } }

    func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
      state.withLock { _ = $0.requests.insert(id) }
      if !answered.contains(id) {
        await withTaskCancellationHandler {
          await withCheckedContinuation { gate in
            let isCancelled = state.withLock { state in
              if !state.cancelled.contains(id) { state.gates[id] = gate }
              return state.cancelled.contains(id)
            }
            if isCancelled { gate.resume() }
          }
        } onCancel: {
          let gate = state.withLock { state in
            state.cancelled.insert(id)
            return state.gates.removeValue(forKey: id)
          }
          gate?.resume()
        }
        throw .cancelled
      }
      return PokemonDetails(id: id, types: [], heightDecimetres: 1, weightHectograms: 1)
    }
  }

  private func listener(
    details: any DetailRepository<PokemonDetails>, limit: Int?, pageSize: Int = 6
  ) -> Listener<PokemonListViewModel> {
    Listener(
      list: PokemonListViewModel(of: SampleSources.pokemon(pageSize: pageSize), details: details),
      listing: .pokemon(in: .english), limit: limit)
  }

  @Test func `rows stand in the list's order, in whatever order their details come`() async throws {
    let listener = listener(details: BackwardDetails(group: 6), limit: 12)
    #expect(try await listener.run { $0.open() } == .success)
    let numbers = listener.output.lines.map { $0.split(separator: "\t")[1] }
    #expect(numbers.joined() == "#0001#0002#0003#0004#0005#0006#0007#0008#0009#0010#0011#0012")
    // A row that was written before its details were there has no types.
    #expect(listener.output.lines.allSatisfy { $0.hasSuffix("\tGrass") })
  }

  @Test func `details that failed are shown in their row, counted, and no failure`() async throws {
    let details = SampleSources.pokemonDetails()
    details.fail(2, with: .server(status: 504))
    details.fail(5, with: .timedOut)
    let listener = listener(details: details, limit: 6)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.count == 6)
    #expect(
      listener.output.lines[1].hasSuffix("! The server failed with status 504. Try again later."))
    #expect(listener.errors.text == "endless: The details of 2 of 6 could not be loaded.\n")
  }

  @Test func `a record says why its details failed, and only then`() async throws {
    let details = SampleSources.pokemonDetails()
    details.fail(2, with: .offline)
    var listener = listener(details: details, limit: 3)
    listener.format = .json
    #expect(try await listener.run { $0.open() } == .success)
    #expect(
      listener.output.lines == [
        #"{"heightM":0.7,"id":1,"imageURL":"https://example.com/pokemon/1.png","index":1,"name":"bulbasaur","types":["grass","poison"],"weightKg":6.9}"#,
        #"{"error":"The server cannot be reached, or the connection broke off. Check the connection and try again.","heightM":null,"id":2,"imageURL":null,"index":2,"name":"ivysaur","types":null,"weightKg":null}"#,
        #"{"heightM":2,"id":3,"imageURL":"https://example.com/pokemon/3.png","index":3,"name":"venusaur","types":["grass","poison"],"weightKg":100}"#,
      ])
  }

  @Test func `details that their source cancels are shown as failed, and hold nothing up`()
    async throws
  {
    let details = SampleSources.pokemonDetails()
    details.fail(2, with: .cancelled)
    let listener = listener(details: details, limit: 6)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.count == 6)
    #expect(listener.errors.text == "endless: The details of 1 of 6 could not be loaded.\n")
  }

  @Test func `details beyond the limit are given up`() async throws {
    let details = HangingDetails(answering: 1...3)
    let listener = listener(details: details, limit: 3, pageSize: 150)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(details.requests.count >= 6)
    #expect(details.cancelled == details.requests.subtracting(1...3))
  }
}
