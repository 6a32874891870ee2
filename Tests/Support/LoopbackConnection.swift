/// A connection on which a ``LoopbackServer`` plays its answer.
struct LoopbackConnection {
  let socket: LoopbackSocket

  /// Takes the steps of an answer until they are all taken or the client is gone.
  ///
  /// - Parameters:
  ///   - response: the answer.
  ///   - willComplete: called once: before the step with which the client may take its answer for
  ///     complete, or when no more steps are taken.
  /// - Returns: whether the client was there to the end.
  func play(_ response: LoopbackResponse, willComplete: () -> Void) -> Bool {
    for step in response.steps.dropLast() where !take(step) {
      willComplete()
      return false
    }
    guard let last = response.steps.last else {
      willComplete()
      return true
    }
    if last.endsAtOnce { willComplete() }
    let isConnected = take(last)
    if !last.endsAtOnce { willComplete() }
    return isConnected
  }

  /// Takes a step.
  ///
  /// - Returns: whether the client is still there.
  private func take(_ step: LoopbackStep) -> Bool {
    switch step {
    case .send(let bytes): return socket.send(bytes)
    case .pause(let time): return socket.staysConnected(for: time)
    case .sendForever(let bytes, let pause):
      while socket.send(bytes), socket.staysConnected(for: pause) {}
      return false
    case .hang: return socket.staysConnected(for: nil)
    case .reset:
      socket.resetOnClose()
      return true
    case .close: return true
    }
  }
}
