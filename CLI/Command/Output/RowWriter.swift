import EndlessDomain
import EndlessPresentation
import EndlessSession
import Foundation

/// Writes rows in a format, a page at a time.
@MainActor
struct RowWriter<Row> {
  let listing: FeedListing<Row>
  let format: OutputFormat
  let language: Language
  let output: Stream

  func begin() throws(Stream.Fault) {
    guard case .table(let width, let color) = format else { return }
    let header = line(listing.columns.map { ($0, $0.title) }, width: width)
    try output.write(styled(header, .bold, color) + "\n")
  }

  /// Writes rows, the first of which has this place, from 1.
  func write(_ rows: some Sequence<Row>, from place: Int) throws(Stream.Fault) {
    let lines = rows.enumerated().map { text(of: $1, place: place + $0) + "\n" }
    if !lines.isEmpty { try output.write(lines.joined()) }
  }

  /// Says how many rows of how many there were, and why no more.
  func end(count: Int, total: Int?, reason: String) throws(Stream.Fault) {
    guard case .table(_, let color) = format else { return }
    let counts: String
    switch (language, total) {
    case (.english, let total?): counts = "\(count) of \(total)."
    case (.english, nil): counts = "\(count)."
    case (.korean, let total?): counts = "전체 \(total)개 중 \(count)개."
    case (.korean, nil): counts = "\(count)개."
    }
    try output.write(styled("\(counts) \(reason)", .dim, color) + "\n")
  }

  private func text(of row: Row, place: Int) -> String {
    let cells = { listing.columns.map { ($0, TerminalText.line($0.text(row, place))) } }
    let isFault = listing.fault(row) != nil
    switch format {
    case .table(let width, let color):
      return styled(line(cells(), width: width), isFault ? .red : .plain, color)
    case .tabs(let color):
      return styled(cells().map(\.1).joined(separator: "\t"), isFault ? .red : .plain, color)
    case .json: return json(listing.record(row, place))
    }
  }

  private func line(_ cells: [(column: Column<Row>, text: String)], width: Int) -> String {
    let widths = TableLayout(listing.columns.map(\.width), line: width).widths
    var line = zip(cells, widths).filter { $1 > 0 }.map { cell, width in
      cell.text.fitted(to: width, isNumber: cell.column.isNumber)
    }.joined(separator: String(repeating: " ", count: TableLayout.gap))
    while line.last == " " { line.removeLast() }
    return line
  }

  private func json(_ record: [String: JSONValue]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(record)) ?? Data()
    return TerminalText.escaped(json: String(decoding: data, as: UTF8.self))
  }

  private func styled(_ text: String, _ style: TextStyle, _ color: Bool) -> String {
    style.applied(to: text, color: color)
  }
}
