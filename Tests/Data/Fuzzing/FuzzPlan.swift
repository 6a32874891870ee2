import Foundation

/// How far a fuzzing goes, which the environment may tell.
///
/// `ENDLESS_FUZZ_SEED` begins with that seed, instead of one by chance. `ENDLESS_FUZZ_SECONDS` goes on for so long with each
/// decoder, and `ENDLESS_FUZZ_FIRST` begins with that input and names each one before it is tried, so
/// that the one which ends the process is known.
struct FuzzPlan: Sendable {
  let seed: UInt64
  let first: Int
  let count: Int
  let seconds: Double?
  let namesInputs: Bool

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    seed =
      environment["ENDLESS_FUZZ_SEED"].flatMap { UInt64($0) }
      ?? .random(in: 0...999_999_999)
    let first = environment["ENDLESS_FUZZ_FIRST"].flatMap { Int($0) }
    self.first = first ?? 0
    namesInputs = first != nil
    count = first == nil ? 25_000 : 10_000
    seconds = environment["ENDLESS_FUZZ_SECONDS"].flatMap { Double($0) }
  }

  /// After how many minutes it hangs.
  var minutes: Int { 10 + Int((seconds ?? 0) / 60) }
}
