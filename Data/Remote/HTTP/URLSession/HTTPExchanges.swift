import EndlessDomain
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The exchanges that are under way in a session, of which it is the delegate.
///
/// An exchange ends once: whoever takes it out of the table answers for it, and what the session
/// says of it afterwards is passed over.
final class HTTPExchanges: NSObject, URLSessionDataDelegate, Sendable {
  typealias Outcome = Result<HTTPResponse, FeedError>

  private struct Entry {
    var exchange: HTTPExchange
    let continuation: CheckedContinuation<Outcome, Never>
    var task: URLSessionTask?
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    /// The exchanges by their tasks' identifiers.
    var numbers: [Int: Int] = [:]
    var count = 0
  }

  private let state = Mutex(State())
  private let cancelling = OperationQueue()

  /// Returns a number for an exchange, by which it can be aborted before it has begun.
  func nextNumber() -> Int {
    state.withLock { state in
      state.count += 1
      return state.count
    }
  }

  /// Adds an exchange; its continuation is resumed once it has ended.
  func begin(
    _ exchange: HTTPExchange, as number: Int, _ continuation: CheckedContinuation<Outcome, Never>
  ) {
    let entry = Entry(exchange: exchange, continuation: continuation)
    state.withLock { $0.entries[number] = entry }
  }

  /// Whether an exchange has begun and not ended.
  func isUnderWay(_ number: Int) -> Bool { state.withLock { $0.entries[number] != nil } }

  /// Starts an exchange's task, unless the exchange has ended.
  func start(_ task: URLSessionTask, of number: Int) {
    let isUnderWay = state.withLock { state in
      guard state.entries[number] != nil else { return false }
      state.entries[number]?.task = task
      state.numbers[task.taskIdentifier] = number
      return true
    }
    // A task that is not wanted any more is told so, or its session would keep it.
    if isUnderWay { task.resume() } else { task.cancel() }
  }

  /// Ends an exchange before its time and breaks its connection, unless it has ended.
  func abort(_ number: Int, with error: FeedError) {
    // Taken out before the task hears of it: see the redirects below.
    guard let entry = remove({ _ in number }) else { return }
    entry.continuation.resume(returning: .failure(error))
    // Not on this thread: on Linux `cancel` waits until the session has a moment to spare, and what
    // the server goes on sending would meanwhile pile up before a delegate that is not heard.
    if let task = entry.task { cancelling.addOperation { task.cancel() } }
  }

  private func abort(_ task: URLSessionTask, with error: FeedError) {
    if let number = state.withLock({ $0.numbers[task.taskIdentifier] }) {
      abort(number, with: error)
    }
  }

  private func remove(_ number: (State) -> Int?) -> Entry? {
    state.withLock { state in
      guard let entry = number(state).flatMap({ state.entries.removeValue(forKey: $0) }) else {
        return nil
      }
      if let task = entry.task { state.numbers[task.taskIdentifier] = nil }
      return entry
    }
  }

  /// Ends an exchange, unless it has ended.
  ///
  /// - Returns: whether it was this call that ended it.
  private func end(_ task: URLSessionTask, with outcome: (HTTPExchange) -> Outcome) -> Bool {
    guard let entry = remove({ $0.numbers[task.taskIdentifier] }) else { return false }
    entry.continuation.resume(returning: outcome(entry.exchange))
    return true
  }

  /// Ends an exchange of which all has come, unless it has ended.
  private func complete(_ task: URLSessionTask) -> Bool {
    end(task) { exchange in
      var exchange = exchange
      do throws(FeedError) {
        // On Linux the head of a redirect that leads nowhere shows here only.
        if let head = HTTPHead(task.response) { try exchange.receive(head) }
        return .success(try exchange.answer())
      } catch {
        return .failure(error)
      }
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    // Linux does not ask for leave: it goes on at once, so what is refused must be cancelled.
    completionHandler(.allow)
    guard let head = HTTPHead(response) else { return }
    do throws(FeedError) {
      try state.withLock { state throws(FeedError) in
        guard let number = state.numbers[dataTask.taskIdentifier] else { return }
        try state.entries[number]?.exchange.receive(head)
      }
    } catch {
      abort(dataTask, with: error)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    do throws(FeedError) {
      try state.withLock { state throws(FeedError) in
        guard let number = state.numbers[dataTask.taskIdentifier] else { return }
        try state.entries[number]?.exchange.receive(data)
      }
    } catch {
      abort(dataTask, with: error)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // The proposed address is not used: on Linux it is the location read by rules of its own, where
    // `file:///x` is `/x` of this server, and `%2F` a slash.
    let location = response.value(forHTTPHeaderField: "Location") ?? ""
    do throws(FeedError) {
      try state.withLock { state throws(FeedError) in
        guard let number = state.numbers[task.taskIdentifier],
          let address = try state.entries[number]?.exchange.redirect(to: location)
        else { return }
        var request = request
        request.url = address
        // Under the lock: Linux ends the whole program where a task is told how to go on after it
        // was cancelled, and what cancels takes the exchange out first.
        completionHandler(request)
      }
    } catch {
      if end(task, with: { _ in .failure(error) }) { completionHandler(nil) }
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // It asks when all of a 401 has come, and leaves the task for ever unless it is given a
      // password: the answer is complete, and the task is not needed any more.
      _ = complete(task)
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error {
      _ = end(task) { _ in .failure(FeedError(transport: error)) }
    } else {
      _ = complete(task)
    }
  }
}
