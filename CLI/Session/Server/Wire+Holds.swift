import Synchronization

/// Answers that are held until they are released.
extension Wire {
  /// Waits for a release, or for being given up.
  func hold(_ number: Int) async {
    await withCheckedContinuation { continuation in
      // Looked at under the lock: who is given up before this is woken by nobody.
      let isGivenUp = state.withLock { state in
        if !Task.isCancelled { state.held[number] = continuation }
        return state.held[number] == nil
      }
      if isGivenUp { continuation.resume() }
    }
  }

  /// Lets an answer go, or all of them.
  ///
  /// - Returns: whether there was one, be it that its request was given up meanwhile.
  func release(_ number: Int?) -> Bool {
    let records = requests.filter { $0.isHeld && (number == nil || $0.number == number) }
    state.withLock { state in
      for record in records { state.requests[record.number - 1].holdLine = nil }
    }
    for record in records { wake(record.number) }
    return !records.isEmpty
  }

  func wake(_ number: Int) {
    state.withLock { $0.held.removeValue(forKey: number) }?.resume()
  }
}
