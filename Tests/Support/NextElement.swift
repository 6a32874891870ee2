extension AsyncStream where Element: Sendable {
  /// Waits for the next element, and returns `nil` at the end of the stream.
  package func next() async -> Element? {
    for await element in self { return element }
    return nil
  }
}
