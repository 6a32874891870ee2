/// Stands in until the section is built.
enum AppendSection {
  static func run() throws(BenchFault) -> SectionReport { SectionReport(.append) }
}
