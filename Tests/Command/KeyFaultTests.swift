import EndlessPresentation
import Foundation
import Testing

@testable import endless

@MainActor struct KeyFaultTests {
  private let errors = Recorder()

  private func run(_ line: String, _ environment: [String: String] = [:]) async -> ExitCode {
    let program = Program(
      environment: environment, output: Recorder().stream, errors: errors.stream)
    return await program.run(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("--lang ko", [:], "키가 없습니다."), ("", ["LANG": "ko_KR.UTF-8"], "키가 없습니다."),
    ("--lang en", ["LANG": "ko_KR.UTF-8"], "no key:"),
    ("--lang ko", ["KMOOC_SERVICE_KEY": "한글"], "공백 없는 ASCII"),
    ("--lang ko --key-file /nowhere/at/all", [:], "'/nowhere/at/all' 파일을 읽을 수 없습니다."),
    ("--lang ko --key-file /dev/null", [:], "'/dev/null' 파일이 비어 있습니다."),
  ])
  func `why there is no key is told in the user's language`(
    options: String, environment: [String: String], part: String
  ) async {
    #expect(await run("lectures --live " + options, environment) == .keyMissing)
    #expect(errors.text.contains(part))
    #expect(!errors.text.contains("한글"))
  }

  private nonisolated static let reasons: [KeyFault.Reason] = [
    .missing(.kmooc), .missing(.kakao), .noKey(.kmooc), .noKey(.kakao),
    .file(.unreadable, "x"), .file(.tooLarge, "x"), .file(.empty, "x"), .file(.noKey, "x"),
  ]

  @Test(arguments: Language.allCases)
  func `every fault has words of its own, with what to look at`(language: Language) {
    let faults = Self.reasons.map { KeyFault(reason: $0, language: language) }
    #expect(Set(faults.map(\.message)).count == Self.reasons.count)
    for fault in faults {
      switch fault.reason {
      case .missing(let kind), .noKey(let kind):
        #expect(fault.message.contains(kind.variable) && fault.message.contains(kind.page))
      case .file(_, let name): #expect(fault.message.contains("'\(name)'"))
      }
    }
  }
}
