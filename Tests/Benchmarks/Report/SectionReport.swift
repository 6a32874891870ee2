/// What one section measured.
struct SectionReport: Encodable {
  let section: String
  var tables: [FigureTable] = []
  var bars: [Bar] = []

  init(_ section: BenchSection) { self.section = section.rawValue }
}
