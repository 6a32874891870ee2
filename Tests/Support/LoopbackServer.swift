import Dispatch
import Foundation
import Synchronization

/// A small HTTP/1.1 server on this machine, for tests of what a real connection does.
///
/// One request a connection, unless it keeps them; bodies of requests are not read. The handler and
/// its answer run on a thread of the connection's own, so they may block.
package final class LoopbackServer: Sendable {
  package typealias Handler = @Sendable (LoopbackRequest) -> LoopbackResponse

  private struct State {
    var requests: [LoopbackRequest] = []
    var inFlight = 0
    var peakInFlight = 0
    var connections: [Int: LoopbackSocket] = [:]
    var count = 0
    var isStopped = false
  }

  private let handler: Handler
  private let keepsConnections: Bool
  private let listener: LoopbackSocket
  private let state = Mutex(State())
  private let closed = DispatchSemaphore(value: 0)
  private let arrived: AsyncStream<LoopbackRequest>.Continuation
  private let departed: AsyncStream<LoopbackRequest>.Continuation
  /// The port, chosen by the system.
  package let port: UInt16
  /// Each request as it comes in; for one consumer, and ended by ``stop()``.
  package let arrivals: AsyncStream<LoopbackRequest>
  /// Each request whose client closed the connection before its answer was out; for one consumer,
  /// and ended by ``stop()``.
  package let departures: AsyncStream<LoopbackRequest>

  /// Starts a server on a free port.
  ///
  /// - Parameters:
  ///   - keepsConnections: whether a connection is for one request after another; the answers' heads
  ///     have to say so.
  ///   - handler: returns the answer to a request.
  /// - Throws: a ``LoopbackSocket/Fault``.
  package init(keepsConnections: Bool = false, handler: @escaping Handler) throws {
    self.handler = handler
    self.keepsConnections = keepsConnections
    (arrivals, arrived) = AsyncStream.makeStream()
    (departures, departed) = AsyncStream.makeStream()
    listener = try LoopbackSocket.listening()
    port = try listener.port()
    Thread.detachNewThread { self.acceptAll() }
  }

  /// The server's address.
  package var address: String { "http://127.0.0.1:\(port)" }
  /// What it has been asked for, in order.
  package var requests: [LoopbackRequest] { state.withLock { $0.requests } }
  /// How many requests were answered at the same time, at most.
  package var peakInFlight: Int { state.withLock { $0.peakInFlight } }

  /// Stops it, breaks its connections, and returns once the port is closed.
  package func stop() {
    let connections: [LoopbackSocket]? = state.withLock { state in
      guard !state.isStopped else { return nil }
      state.isStopped = true
      return Array(state.connections.values)
    }
    guard let connections else { return }
    arrived.finish()
    departed.finish()
    for connection in connections { connection.shutDown() }
    listener.shutDown()
    // Not every system wakes a thread in `accept` when its socket is shut down; a visitor does.
    LoopbackSocket.knock(port)
    closed.wait()
  }

  private func acceptAll() {
    while let connection = listener.accept() {
      let number: Int? = state.withLock { state in
        guard !state.isStopped else { return nil }
        state.count += 1
        state.connections[state.count] = connection
        return state.count
      }
      guard let number else {
        connection.close()
        break
      }
      Thread.detachNewThread {
        while self.serve(connection), self.keepsConnections {}
        // Taken out first: a socket's number is given anew once it is closed.
        self.state.withLock { _ = $0.connections.removeValue(forKey: number) }
        connection.close()
      }
    }
    listener.close()
    closed.signal()
  }

  /// Answers one request, and returns whether there was one and its client was there to the end.
  private func serve(_ socket: LoopbackSocket) -> Bool {
    guard let request = LoopbackRequest(head: socket.readHead()) else { return false }
    state.withLock { state in
      state.requests.append(request)
      state.inFlight += 1
      state.peakInFlight = max(state.peakInFlight, state.inFlight)
    }
    arrived.yield(request)
    // Counted out before the last bytes leave: the client may ask again as soon as it has them.
    let isConnected = LoopbackConnection(socket: socket).play(handler(request)) {
      state.withLock { $0.inFlight -= 1 }
    }
    if !isConnected { departed.yield(request) }
    return isConnected
  }
}
