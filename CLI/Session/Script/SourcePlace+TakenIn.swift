extension SourcePlace {
  /// Where it is, such as `main.scroll:3:5`.
  package var address: String { "\(file):\(line):\(column)" }

  /// Returns the same place of a file that these lines took in.
  func takenIn(by lines: [String]) -> SourcePlace {
    SourcePlace(
      file: file, line: line, column: column, width: width, text: text, before: before,
      takenInBy: lines)
  }
}
