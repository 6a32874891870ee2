/// Stands in until the section is built.
enum StartSection {
  static func run() throws(BenchFault) -> SectionReport { SectionReport(.start) }
}
