/// A local port on which connecting never completes: it listens, accepts no connection, and its
/// queue is full.
package struct LoopbackDeafPort: Sendable {
  package let number: UInt16
  private let sockets: [LoopbackSocket]

  /// Opens a port of the system's choice.
  ///
  /// - Throws: a ``LoopbackSocket/Fault``.
  package init() throws {
    let listener = try LoopbackSocket.listening(queue: 0)
    number = try listener.port()
    var sockets = [listener]
    // More than any system lets wait where none are to.
    for _ in 1...4 { sockets.append(try LoopbackSocket.connecting(to: number)) }
    self.sockets = sockets
  }

  /// Closes it.
  package func close() {
    for socket in sockets { socket.close() }
  }
}
