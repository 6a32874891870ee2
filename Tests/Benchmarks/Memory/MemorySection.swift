/// Stands in until the section is built.
enum MemorySection {
  static func run() throws(BenchFault) -> SectionReport { SectionReport(.memory) }
}
