/// Stands in until the section is built.
enum PrefetchSection {
  static func run() throws(BenchFault) -> SectionReport { SectionReport(.prefetch) }
}
