/// What a line of a file says.
struct Statement: Sendable {
  /// What kind of line it is.
  enum Kind: Sendable {
    case title(String)
    case setting(Setting)
    case run(String)
    case step(Step)
    /// A line that says nothing, for its faults; the step's word, where it is one.
    case broken(String?)
  }

  let kind: Kind
  /// The first word of the line.
  let place: SourcePlace
  /// What a failure points at.
  let focus: SourcePlace
  /// The word that the line is about: a setting, a file, a field; else its first word.
  let operand: SourcePlace
  /// The words as they are written, one blank apart.
  let text: String
  /// What is wrong with the line.
  let faults: [Diagnostic]
}

extension Statement {
  /// Returns the same statement of a file that these lines took in.
  func takenIn(by lines: [String]) -> Statement {
    Statement(
      kind: kind, place: place.takenIn(by: lines), focus: focus.takenIn(by: lines),
      operand: operand.takenIn(by: lines), text: text,
      faults: faults.map { fault in
        Diagnostic(
          kind: fault.kind, message: fault.message, place: fault.place?.takenIn(by: lines),
          label: fault.label, notes: fault.notes)
      })
  }
}
