/// Times lists while they grow.
///
/// Each page is timed alone and counts with the median of several growths, which are alike page by
/// page: what the machine did meanwhile falls out, what the list itself does at that page stays.
struct Growth<Item: SampleItem> {
  /// The pages, as they are decoded once.
  let pages: [[Item]]
  var runs = 3

  /// Returns the microseconds of each page.
  ///
  /// The lists are let go at the end of all, so that a short one too grows into memory that is not
  /// still warm from the one before.
  func times<List: GrowingList<Item>>(
    of pages: Range<Int>, keeping lists: inout [List], _ list: () -> List
  ) async throws(BenchFault) -> [Double] {
    var times: [[Double]] = []
    for _ in 0..<runs {
      var list = list()
      times.append(try await run(pages, &list))
      lists.append(list)
    }
    return times[0].indices.map { page in Median.of(times.map { $0[page] }) }
  }

  private func run<List: GrowingList<Item>>(
    _ range: Range<Int>, _ list: inout List
  ) async throws(BenchFault) -> [Double] {
    var times: [Double] = []
    times.reserveCapacity(range.count)
    let clock = ContinuousClock()
    for page in range {
      // A copy of the items: a page that has just been decoded is in the processor's cache.
      list.prepare(pages[page].map { $0 })
      let start = clock.now
      try await list.append()
      times.append(start.duration(to: clock.now) / .microseconds(1))
    }
    guard list.count == range.count * 20 else {
      throw .unexpected("\(list.count) rows of \(range.count) pages")
    }
    return times
  }
}
