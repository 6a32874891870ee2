import EndlessSession
import Foundation

extension BenchReport {
  /// Writes each section as a file of Markdown into a folder, with its pictures.
  func write(into folder: String) throws(BenchFault) {
    for section in sections {
      // Virtual time is the same everywhere; all other figures are those of one machine.
      let place = section.section == BenchSection.prefetch.rawValue ? "" : "\n\(machine.text)\n"
      let heading =
        "# \(section.section)\n\n`swift run -c release endless-bench \(section.section)`\n"
      try write(heading + place + section.content, to: "\(folder)/\(section.section).md")
      for picture in section.pictures { try write(picture.text, to: "\(folder)/\(picture.name)") }
    }
  }

  private func write(_ text: String, to path: String) throws(BenchFault) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(
        "\(TerminalText.line(path)) cannot be written; name a folder that can be written to")
    }
  }
}
