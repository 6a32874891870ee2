/// Shows on a terminal that something is under way.
@MainActor
final class Spinner {
  private let stream: Stream
  private let text: String
  private let clock: any Clock<Duration>
  private var animation: Task<Void, Never>?

  init(on stream: Stream, text: String, clock: any Clock<Duration> = ContinuousClock()) {
    self.stream = stream
    self.text = text
    self.clock = clock
  }

  func start() {
    guard stream.isTerminal, animation == nil else { return }
    animation = Task { [stream, text, clock] in
      for frame in sequence(first: 0, next: { $0 + 1 }) {
        guard !Task.isCancelled else { return }
        stream.showStatus("\(Self.frames[frame % Self.frames.count]) \(text)")
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
