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
  }

  private let entries = Mutex<[Int: Entry]>([:])
  private let cancelling = OperationQueue()

  /// Adds an exchange; its continuation is resumed once it has ended.
  func begin(
    _ exchange: HTTPExchange, of task: URLSessionTask,
    _ continuation: CheckedContinuation<Outcome, Never>
  ) {
    let entry = Entry(exchange: exchange, continuation: continuation)
    entries.withLock { $0[task.taskIdentifier] = entry }
  }

  /// Ends an exchange before its time and breaks its connection, unless it has ended.
  func abort(_ task: URLSessionTask, with error: FeedError) {
    // Taken out before the task hears of it: see the redirects below.
    guard end(task, with: { _ in .failure(error) }) else { return }
    // Not on this thread: on Linux `cancel` waits until the session has a moment to spare, and what
    // the server goes on sending would meanwhile pile up before a delegate that is not heard.
    cancelling.addOperation { task.cancel() }
  }

  /// Ends an exchange, unless it has ended.
  ///
  /// - Returns: whether it was this call that ended it.
  private func end(_ task: URLSessionTask, with outcome: (HTTPExchange) -> Outcome) -> Bool {
    let entry = entries.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let entry else { return false }
    entry.continuation.resume(returning: outcome(entry.exchange))
    return true
  }

  /// Ends an exchange of which all has come, unless it has ended.
  private func complete(_ task: URLSessionTask) -> Bool {
    end(task) { exchange in
      var exchange = exchange
      do throws(FeedError) {
        // On Linux the head of a redirect that leads nowhere shows here only.
        if exchange.lacksHead, let head = HTTPHead(task.response) { try exchange.receive(head) }
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
      try entries.withLock { entries throws(FeedError) in
        try entries[dataTask.taskIdentifier]?.exchange.receive(head)
      }
    } catch {
      abort(dataTask, with: error)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    do throws(FeedError) {
      try entries.withLock { entries throws(FeedError) in
        try entries[dataTask.taskIdentifier]?.exchange.receive(data)
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
      try entries.withLock { entries throws(FeedError) in
        guard let address = try entries[task.taskIdentifier]?.exchange.redirect(to: location) else {
          return
        }
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
