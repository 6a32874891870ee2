/// Shows on a terminal that something is under way.
@MainActor
final class Spinner {
  private let stream: Stream
  private let clock: any Clock<Duration>
  private var animation: Task<Void, Never>?

  init(on stream: Stream, clock: any Clock<Duration> = ContinuousClock()) {
    self.stream = stream
    self.clock = clock
  }

  /// Starts, unless it turns already; the text is made anew for each frame.
  func start(text: @escaping @MainActor () -> String) {
    guard stream.isTerminal, animation == nil else { return }
    animation = Task { [stream, clock] in
      for frame in sequence(first: 0, next: { $0 + 1 }) {
        guard !Task.isCancelled else { return }
        stream.showStatus("\(Self.frames[frame % Self.frames.count]) \(text())")
        try? await clock.sleep(for: .milliseconds(100))
      }
    }
  }

  func stop() {
    animation?.cancel()
    animation = nil
    stream.eraseStatus()
  }

  private static let frames = ["|", "/", "-", "\\"]
}
