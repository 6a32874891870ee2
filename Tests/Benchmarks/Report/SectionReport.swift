/// What one section measured.
struct SectionReport: Encodable {
  let section: String
  var tables: [FigureTable] = []
  var bars: [Bar] = []
  /// Not part of the figures: written out by `--write` only.
  var pictures: [Picture] = []

  private enum CodingKeys: CodingKey {
    case section, tables, bars
  }

  init(_ section: BenchSection) { self.section = section.rawValue }
}
