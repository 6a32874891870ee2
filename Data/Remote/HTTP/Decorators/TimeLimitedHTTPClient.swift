public import EndlessDomain
import Synchronization

/// Gives a request up that takes too long in all, however steadily its answer drips.
///
/// It does not wait for what it has given up: a client may be stuck, and take no notice. For a single
/// request ``URLSessionHTTPClient`` has a limit of its own, which costs less.
public struct TimeLimitedHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let deadlines: Deadlines

  /// Creates a client whose requests may take so long, from sending to the answer's last byte.
  public init(_ base: any HTTPClient, limit: Duration = .seconds(30), timeline: Timeline) {
    self.base = base
    deadlines = Deadlines(limit: limit, timeline: timeline)
  }

  /// Sends a request.
  ///
  /// - Throws: ``FeedError/timedOut`` where the limit has passed, ``FeedError/cancelled`` as soon as
  ///   the task is cancelled, else what the base throws.
  public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let race = Race()
    // Both run where the sender does: on a session's executor, too.
    let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
    let ticket = deadlines.add(on: executor) { race.end(with: .failure(.timedOut)) }
    defer { deadlines.remove(ticket) }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { finish in
        race.begin(finish)
        // What was over before the race began has found nothing to end.
        if !deadlines.holds(ticket) { race.end(with: .failure(.timedOut)) }
        race.run(
          // At once, on this thread: a thread that has to be woken costs more than all the rest.
          Task.immediate(executorPreference: executor) { [base] in
            do throws(FeedError) {
              race.end(with: .success(try await base.send(request)))
            } catch {
              race.end(with: .failure(error))
            }
          })
        // What was cancelled before the race began has found nothing to end.
        if Task.isCancelled { race.end(with: .failure(.cancelled)) }
      }
    } onCancel: {
      race.end(with: .failure(.cancelled))
    }
    return try answer.get()
  }

  /// A request against the clock: the first to end it says how, and the request is stopped.
  private final class Race: Sendable {
    typealias Answer = Result<HTTPResponse, FeedError>

    private struct State {
      var finish: CheckedContinuation<Answer, Never>?
      var hasEnded = false
      var runner: Task<Void, Never>?
    }

    private let state = Mutex(State())

    func begin(_ finish: CheckedContinuation<Answer, Never>) {
      state.withLock { $0.finish = finish }
    }

    func run(_ runner: Task<Void, Never>) {
      let isLate = state.withLock { state in
        if !state.hasEnded { state.runner = runner }
        return state.hasEnded
      }
      if isLate { runner.cancel() }
    }

    func end(with answer: Answer) {
      let ended = state.withLock { state -> State? in
        guard let finish = state.finish else { return nil }
        defer { state = State(hasEnded: true) }
        return State(finish: finish, runner: state.runner)
      }
      ended?.runner?.cancel()
      ended?.finish?.resume(returning: answer)
    }
  }
}
