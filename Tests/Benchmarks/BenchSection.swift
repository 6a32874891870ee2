/// A part of the benchmark.
enum BenchSection: String, CaseIterable {
  case append
  case scroll
  case memory
  case stack
  case start
  case prefetch

  /// What it measures, in a few words.
  var summary: String {
    switch self {
    case .append: "the cost of a page, however long the list is"
    case .scroll: "the cost of a scroll event that asks for nothing"
    case .memory: "what the engine keeps of a row beside the row"
    case .stack: "from JSON to rows, beside a bare loop of URLSession and JSONDecoder"
    case .start: "from the start of the process to the first row"
    case .prefetch: "how long people look at a spinner, policy by policy"
    }
  }

  func run() async throws(BenchFault) -> SectionReport {
    switch self {
    case .append: try await AppendSection.run()
    case .scroll: try ScrollSection.run()
    case .memory: try MemorySection.run()
    case .stack: try await StackSection.run()
    case .start: try StartSection.run()
    case .prefetch: await PrefetchSection.run()
    }
  }
}
