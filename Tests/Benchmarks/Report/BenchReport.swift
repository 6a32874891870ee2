import Foundation

/// All that was measured in one run.
struct BenchReport: Encodable {
  let machine: Machine
  var sections: [SectionReport] = []

  init(machine: Machine) { self.machine = machine }

  var missedABar: Bool { sections.contains { !$0.bars.allSatisfy(\.holds) } }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
