/// Why the benchmark could not run, and how the program ends because of it.
struct BenchFault: Error {
  /// What went wrong, what was expected and what to do.
  let words: String
  /// An exit code of `sysexits.h`.
  let code: Int32

  static func usage(_ words: String) -> Self { BenchFault(words: words, code: 64) }

  static let output = BenchFault(words: "the figures cannot be written", code: 74)

  /// A file cannot be written.
  static func unwritable(_ words: String) -> Self { BenchFault(words: words, code: 73) }

  /// Something of the machine's is missing that a section needs.
  static func unavailable(_ words: String) -> Self { BenchFault(words: words, code: 69) }

  /// What is measured did something else than is measured here.
  static func unexpected(_ words: String) -> Self { BenchFault(words: words, code: 70) }
}
