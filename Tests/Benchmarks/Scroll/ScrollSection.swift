/// Stands in until the section is built.
enum ScrollSection {
  static func run() throws(BenchFault) -> SectionReport { SectionReport(.scroll) }
}
