import Dispatch
import EndlessPresentation
import Testing

@testable import endless

/// An error returns to the main actor, where the program runs, in optimized builds too.
@MainActor struct ProgramIsolationTests {
  /// Marks the main queue, where the main actor runs; its thread is another one each time on Linux.
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private var isOnMainActor: Bool { DispatchQueue.getSpecific(key: Self.mark) == true }

  @Test(arguments: [nil, "/nowhere/at/all"])
  func `a missing key`(file: String?) async {
    do {
      _ = try await KeyFinder(environment: [:], file: file, language: .english).key(.kmooc)
      Issue.record("no error")
    } catch {
      #expect(isOnMainActor)
    }
  }

  @Test func `a result that cannot be written`() async {
    do {
      _ = try await inParallel(
        Array(1...20), jobs: 4, { if $0 == 5 { throw Stream.Fault.closed } }, work: { $0 })
      Issue.record("no error")
    } catch {
      #expect(isOnMainActor)
    }
  }
}
