extension AsyncStream where Element: Sendable {
  /// Waits for the next element; nothing once there will be none.
  package func next() async -> Element? {
    for await element in self { return element }
    return nil
  }
}
