/// Works on some inputs, so many at a time, off the caller's actor.
///
/// - Parameters:
///   - inputs: what is worked on.
///   - jobs: how many at a time, at least one.
///   - isolation: the caller's actor, on which `each` runs.
///   - each: takes each result as soon as it and all before it are there; in the order of the inputs.
///   - work: makes a result of an input.
/// - Returns: the results in the order of the inputs.
/// - Throws: what `each` throws; nothing is begun any more then.
func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: Int, isolation: isolated any Actor = #isolation,
  _ each: (Output) throws -> Void, work: @escaping @Sendable (Input) -> Output
) async rethrows -> [Output] {
  var results: [Output?] = Array(repeating: nil, count: inputs.count)
  var told = 0
  return try await withThrowingTaskGroup(of: (Int, Output).self) { group in
    // What `each` does belongs to the caller's actor, which a closure stays on only so.
    _ = isolation
    var waiting = inputs.enumerated().makeIterator()
    func startNext() {
      guard let (place, input) = waiting.next() else { return }
      group.addTask { @concurrent in (place, work(input)) }
    }
    for _ in 0..<jobs { startNext() }
    while let (place, result) = try await group.next() {
      results[place] = result
      startNext()
      while told < results.count, let next = results[told] {
        try each(next)
        told += 1
      }
    }
    return results.compactMap(\.self)
  }
}
