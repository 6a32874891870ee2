/// Times lists while they grow.
///
/// Each page is timed alone and counts with the median of several growths, which are alike page by
/// page: what the machine did meanwhile falls out, what the list itself does at that page stays.
struct Growth<Item: SampleItem> {
  /// The pages, as they are decoded once.
  let pages: [[Item]]
  var runs = 3

  /// Returns the microseconds of each page of lists that share the pages and grow in turn, the first
  /// page of all of them before the second of any.
  ///
  /// So short lists have as much memory between them as one long list of the same rows, and what a
  /// page of theirs needs is as seldom in the processor's cache.
  func times<List: GrowingList<Item>>(
    lists count: Int, _ list: () -> List
  ) async throws(BenchFault) -> [Double] {
    var times: [[Double]] = []
    for _ in 0..<runs {
      var lists = (0..<count).map { _ in list() }
      times.append(try await run(&lists))
    }
    return times[0].indices.map { page in Median.of(times.map { $0[page] }) }
  }

  private func run<List: GrowingList<Item>>(_ lists: inout [List]) async throws(BenchFault)
    -> [Double]
  {
    var times: [Double] = []
    times.reserveCapacity(pages.count)
    let clock = ContinuousClock()
    for number in 0..<(pages.count / lists.count) {
      for index in lists.indices {
        // A copy of the items: a page that has just been decoded is in the processor's cache.
        lists[index].prepare(pages[number * lists.count + index].map { $0 })
        let start = clock.now
        try await lists[index].append()
        times.append(start.duration(to: clock.now) / .microseconds(1))
      }
    }
    for list in lists where list.count != pages.count / lists.count * 20 {
      throw .unexpected("\(list.count) rows of \(pages.count / lists.count) pages")
    }
    return times
  }
}
