import EndlessMocks
import EndlessSession
import Foundation
import Testing

/// Whatever a file holds gives a script or faults: no crash, no hang, and carets that stand in the line.
///
/// `ENDLESS_FUZZ_SEED` begins with that seed, instead of one by chance; `ENDLESS_FUZZ_SECONDS` goes on for
/// so long. The seed stands on standard error.
struct ScriptFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed =
    environment["ENDLESS_FUZZ_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999_999)
  private static let seconds = environment["ENDLESS_FUZZ_SECONDS"].flatMap { Double($0) }

  @Test(.timeLimit(.minutes(10 + Int((seconds ?? 0) / 60))))
  func `any file gives a script or faults`() {
    FileHandle.standardError.write(Data("fuzzing scripts, seed \(Self.seed)\n".utf8))
    let clock = ContinuousClock()
    let end = Self.seconds.map { clock.now + .seconds($0) }
    var seeds = SeededGenerator(seed: Self.seed)
    var scripts = 0
    var faults = 0
    var number = 0
    while end.map({ clock.now < $0 }) ?? (number < 600) {
      var mutator = ScriptMutator(SeededGenerator(seed: seeds.next()))
      var reading = Reading([:])
      reading.files = ["main.scroll": mutator.file(), "other.scroll": mutator.file()]
      if let fault = check(reading, scripts: &scripts, faults: &faults) {
        Issue.record("seed \(Self.seed), input \(number): \(fault)")
        return
      }
      number += 1
    }
    // Else the files are too wild, or too tame, to try anything; a few say nothing about that, and a
    // slow machine gets no further in its time.
    guard number >= 600 else { return }
    #expect(scripts > 0)
    #expect(faults > number / 10)
  }

  private func check(_ reading: Reading, scripts: inout Int, faults: inout Int) -> String? {
    switch reading.read() {
    case .success(let script):
      scripts += 1
      if script.steps.isEmpty || script.sections.isEmpty { return "no steps" }
      for step in script.steps {
        if let fault = fault(of: step.place, reading) ?? fault(of: step.focus, reading) {
          return fault
        }
        if !script.sections.indices.contains(step.section) { return "no section" }
      }
    case .failure(let found):
      faults += 1
      if found.diagnostics.isEmpty { return "neither a script nor a fault" }
      for diagnostic in found.diagnostics {
        if diagnostic.kind != .syntax || diagnostic.message.isEmpty { return "\(diagnostic)" }
        if let place = diagnostic.place, let fault = fault(of: place, reading) {
          return "\(fault) in \(diagnostic)"
        }
        if let fault = fault(ofText: diagnostic.text) { return "\(fault) in \(diagnostic)" }
      }
    }
    return nil
  }

  private func fault(of place: SourcePlace, _ reading: Reading) -> String? {
    guard let bytes = reading.files[place.file] else { return "no file \(place.file)" }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard (1...lines.count).contains(place.line) else { return "no line \(place.line)" }
    // A caret may stand one cell behind the line, where something is missing.
    let last = place.column - 1 + place.width
    guard place.column >= 1, place.width >= 1, last <= place.text.cellWidth + 1 else {
      return "column \(place.column), width \(place.width) of \(place.text.cellWidth)"
    }
    return nil
  }

  private func fault(ofText text: String) -> String? {
    let steering = text.unicodeScalars.first { scalar in
      let category = scalar.properties.generalCategory
      return scalar != "\n"
        && (category == .control || category == .lineSeparator || category == .paragraphSeparator
          || (0x202A...0x202E).contains(scalar.value))
    }
    return steering.map { "U+\(String($0.value, radix: 16))" }
  }
}
