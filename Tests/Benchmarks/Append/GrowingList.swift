/// A list that grows by a page at a time; only ``append()`` is timed.
protocol GrowingList<Item> {
  associatedtype Item: SampleItem

  var count: Int { get }

  /// Lays a page ready, and keeps the state as it is now where somebody reads it.
  mutating func prepare(_ items: [Item])

  mutating func append() async throws(BenchFault)
}
