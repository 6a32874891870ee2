extension Script.PlannedStep {
  /// The step's line in the script that is played: of a step taken in, the line that takes it in.
  package var lineOfScript: Int {
    guard let taker = place.takenInBy.last else { return place.line }
    // An address ends in line and column; the name before may hold colons too.
    return taker.split(separator: ":").dropLast().last.flatMap { Int($0) } ?? 0
  }
}
