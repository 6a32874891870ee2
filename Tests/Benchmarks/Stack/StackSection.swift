/// Stands in until the section is built.
enum StackSection {
  static func run() async throws(BenchFault) -> SectionReport { SectionReport(.stack) }
}
