/// One thing that a ``LoopbackServer`` does with a connection.
package enum LoopbackStep: Hashable, Sendable, CustomStringConvertible {
  /// Sends bytes.
  case send([UInt8])
  /// Does nothing for a time, or until the client goes.
  case pause(Duration)
  /// Sends the same bytes again and again, with a pause between, until the client goes.
  case sendForever([UInt8], every: Duration)
  /// Does nothing until the client goes or the server is stopped.
  case hang
  /// Breaks the connection, so that the client sees a reset; what it has not read may be lost.
  case reset
  /// Closes the connection properly, as the end of a script does.
  case close

  /// Whether the client may take its answer for complete once this step, the last, is taken.
  var endsAtOnce: Bool {
    switch self {
    case .send, .reset, .close: true
    case .pause, .sendForever, .hang: false
    }
  }

  /// What it does, with the bytes as text.
  package var description: String {
    switch self {
    case .send(let bytes):
      "send \(String(decoding: bytes.prefix(200), as: UTF8.self).debugDescription)"
    case .pause(let time): "pause \(time)"
    case .sendForever(let bytes, let pause): "send \(bytes.count) bytes every \(pause)"
    case .hang: "hang"
    case .reset: "reset"
    case .close: "close"
    }
  }
}
