#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension LoopbackSocket {
  /// Waits until a time has passed or the other side is gone, whichever comes first.
  ///
  /// - Parameter time: how long; `nil` for as long as the other side is there.
  /// - Returns: whether the other side is still there.
  func staysConnected(for time: Duration?) -> Bool {
    let end = time.map { ContinuousClock.now + $0 }
    while true {
      let rest = end.map { $0 - ContinuousClock.now }
      if let rest, rest <= .zero { return true }
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&event, 1, rest.map(Self.milliseconds) ?? -1)
      if count < 0, errno != EINTR { return false }
      if count > 0, !drain() { return false }
    }
  }

  /// Reads away what the other side sends, and returns whether it is still there.
  private func drain() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
  }

  /// Rounds up, so as not to spin in the last millisecond.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, attoseconds) = time.components
    let count = min(seconds, 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000 + 1
    return Int32(clamping: count)
  }

  /// Makes the close of the socket a reset.
  func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }
}
