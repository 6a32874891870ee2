/// A run as it is written in JSON.
struct JSONRun: Encodable {
  /// A run in numbers.
  struct Summary: Encodable {
    let files: Int
    let failedFiles: Int
    let steps: Int
    let failures: Int
    let virtualMilliseconds: Int64
    let realMilliseconds: Int64
  }

  /// What came of a file.
  struct File: Encodable {
    let file: String
    let title: String
    let outcome: String
    let steps: Int
    let virtualMilliseconds: Int64
    let realMilliseconds: Int64
    let sections: [Section]
    let failures: [Failure]
    let requests: [Request]
    let transcript: [Line]
    let transcriptOutcome: String
    let transcriptDifference: [String]
  }

  /// What came of a section.
  struct Section: Encodable {
    let title: String
    let outcome: String
    let steps: Int
    let failures: Int
  }

  /// A diagnostic; its place is null where the whole file is meant.
  struct Failure: Encodable {
    let kind: String
    let message: String
    let file: OrNull<String>
    let line: OrNull<Int>
    let column: OrNull<Int>
    let label: String
    let notes: [String]
  }

  /// A request for a page.
  struct Request: Encodable {
    let number: Int
    let page: OrNull<Int>
    let offset: OrNull<Int>
    let query: OrNull<String>
    let line: Int
    let sentMilliseconds: Int64
    let endedMilliseconds: OrNull<Int64>
    let outcome: String
    let rows: OrNull<Int>
    let fault: OrNull<String>
    let isHeld: Bool
  }

  /// An event of the transcript; `text` is as it stands there, without the time before it.
  struct Line: Encodable {
    let milliseconds: Int64
    let line: Int
    let kind: String
    let text: String
  }

  /// A value, or null where there is none.
  struct OrNull<Value: Encodable>: Encodable {
    let value: Value?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  let files: [File]
  let summary: Summary
}
