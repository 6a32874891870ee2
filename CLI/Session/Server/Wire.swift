import EndlessDomain
import EndlessMocks
import Synchronization

/// The way between the lists of a session and their servers: it numbers what is asked, lets it take
/// its time, and lets it fail or wait as a script says.
final class Wire: Sendable {
  struct State {
    var requests: [RequestRecord] = []
    /// Requests for details under way, by their number, each with the line that asked.
    var details: [Int: Int] = [:]
    /// How many requests for details were sent.
    var detailRequests = 0
    var plans = WirePlans()
    var held: [Int: CheckedContinuation<Void, Never>] = [:]
    var pages: SeededGenerator
    var items: SeededGenerator
  }

  private let settings: SessionSettings
  private let clock: VirtualClock
  private let log: SessionLog
  private let budget: StepBudget
  let state: Mutex<State>

  init(_ settings: SessionSettings, clock: VirtualClock, log: SessionLog, budget: StepBudget) {
    self.settings = settings
    self.clock = clock
    self.log = log
    self.budget = budget
    state = Mutex(
      State(
        pages: SeededGenerator(seed: settings.latencySeed),
        items: SeededGenerator(seed: settings.detailLatencySeed)))
  }

  /// The requests for pages, in the order in which they were sent.
  var requests: [RequestRecord] { state.withLock { $0.requests } }

  /// What is to happen to requests that are still to come.
  var plans: WirePlans { state.withLock { $0.plans } }

  /// What has no answer yet, each with the line that asked.
  var unanswered: [(text: String, line: Int)] {
    let pages = requests.filter { $0.outcome == .pending }.map { record in
      (
        text: record.isHeld
          ? "answer still held: request #\(record.number)"
          : "request still in flight: #\(record.number)", line: record.holdLine ?? record.line
      )
    }
    let lines = state.withLock { $0.details.values.sorted() }
    let details = Dictionary(grouping: lines) { $0 }.sorted { $0.key < $1.key }
      .map { (text: "details still in flight: of \($0.value.count) items", line: $0.key) }
    return pages + details
  }

  /// Changes what is to happen to requests that are still to come.
  func plan(_ change: (inout WirePlans) -> Void) {
    state.withLock { change(&$0.plans) }
  }

  /// Carries a request for a page to its server and the answer back.
  ///
  /// - Parameters:
  ///   - request: what is asked.
  ///   - place: which page that is, from 1, and how many rows stand before it, as far as is known.
  ///   - answer: asks the server.
  /// - Returns: the answer; or the fault that was planned, or what the server failed with.
  func carry<Item>(
    _ request: PageRequest, at place: (page: Int?, offset: Int?),
    answer: () async throws(FeedError) -> Page<Item>
  ) async -> Result<Page<Item>, FeedError> {
    let (number, plan) = send(request, at: place)
    // A request is given up in the moment of its cancelling, not when its task comes to know.
    return await withTaskCancellationHandler {
      do throws(FeedError) {
        if plan.isHeld {
          await hold(number)
        } else {
          try await pause(plan.latency)
        }
        guard !Task.isCancelled else { throw .cancelled }
        if let fault = plan.fault { throw fault.error }
        let page = try await answer()
        guard !Task.isCancelled else { throw .cancelled }
        end(number, as: .answered(rows: page.items.count))
        return .success(page)
      } catch {
        end(number, as: error == .cancelled ? .cancelled : .failed(plan.fault?.word ?? error.word))
        return .failure(error)
      }
    } onCancel: {
      end(number, as: .cancelled)
      wake(number)
    }
  }

  /// Carries a request for details.
  ///
  /// - Parameters:
  ///   - id: what the transcript calls the item.
  ///   - row: looks up which row it is, from 1; asked only where rows have plans of their own.
  ///   - answer: asks the server.
  /// - Returns: the answer; or the fault that was planned, or what the server failed with.
  func carryDetails<Detail>(
    of id: String, row: () -> Int?, answer: () async throws(FeedError) -> Detail
  ) async -> Result<Detail, FeedError> {
    let row = state.withLock { $0.plans.concernsItems } ? row() : nil
    let (number, latency, fault) = state.withLock { state in
      state.detailRequests += 1
      state.details[state.detailRequests] = log.line
      return (
        state.detailRequests, settings.detailLatency.draw(with: &state.items),
        row.flatMap { state.plans.takeFault(of: .item($0)) }
      )
    }
    log.note(.details("→ details \(id)"))
    return await withTaskCancellationHandler {
      do throws(FeedError) {
        try await pause(latency)
        if let fault { throw fault.error }
        let detail = try await answer()
        guard !Task.isCancelled else { throw .cancelled }
        endDetails(number, as: "← details \(id)")
        return .success(detail)
      } catch {
        endDetails(number, as: "← details \(id) \(fault?.word ?? error.word)")
        return .failure(error)
      }
    } onCancel: {
      endDetails(number, as: "✕ details \(id)")
    }
  }

  /// Says once what became of a request for details.
  private func endDetails(_ number: Int, as text: String) {
    guard state.withLock({ $0.details.removeValue(forKey: number) }) != nil else { return }
    log.note(.details(text))
  }

  private func pause(_ time: Duration?) async throws(FeedError) {
    // A millisecond is the smallest time that a transcript shows.
    guard let time, time.wholeMilliseconds > 0 else { return }
    do {
      try await clock.sleep(for: .milliseconds(time.wholeMilliseconds))
    } catch {
      throw .cancelled
    }
  }
}

// MARK: - Requests for pages

extension Wire {
  private struct Plan {
    let latency: Duration?
    let fault: SessionFault?
    let holdLine: Int?

    var isHeld: Bool { holdLine != nil }
  }

  private func send(_ request: PageRequest, at place: (page: Int?, offset: Int?)) -> (Int, Plan) {
    budget.spend()
    let time = clock.now.elapsed
    let line = log.line
    // What happens to a request is settled when it is sent.
    let (record, plan) = state.withLock { state in
      let plan = Plan(
        latency: state.plans.takeDelay() ?? settings.latency.draw(with: &state.pages),
        fault: state.plans.takeFault(ofPage: place.page), holdLine: state.plans.takeHold())
      var record = RequestRecord(
        number: state.requests.count + 1, page: place.page, offset: place.offset,
        query: request.query?.text, sent: time, line: line)
      record.holdLine = plan.holdLine
      state.requests.append(record)
      return (record, plan)
    }
    log.note(.sent(record.number, what: record.what(request.key)))
    return (record.number, plan)
  }

  /// Says once what became of a request.
  private func end(_ number: Int, as outcome: RequestRecord.Outcome) {
    let time = clock.now.elapsed
    let isNews = state.withLock { state in
      guard state.requests[number - 1].outcome == .pending else { return false }
      state.requests[number - 1].outcome = outcome
      state.requests[number - 1].ended = time
      return true
    }
    guard isNews else { return }
    budget.spend()
    switch outcome {
    case .pending: break
    case .answered(let rows): log.note(.answered(number, rows: rows))
    case .failed(let fault): log.note(.failed(number, fault: fault))
    case .cancelled: log.note(.cancelled(number))
    }
  }
}

extension RequestRecord {
  /// What it asks for, as the transcript says it.
  fileprivate func what(_ key: PageKey?) -> String {
    let words = query.map { " query='\($0.replacing("'", with: "''"))'" } ?? ""
    switch key {
    case nil, .page: return "page=\(page ?? 1)\(words)"
    case .offset(let offset): return "offset=\(offset)\(words)"
    case .cursor(let token): return "cursor=\(token)\(words)"
    }
  }
}
