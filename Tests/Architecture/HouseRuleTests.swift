import Testing

/// What no production source may hold; the words below are the list of it, and used nowhere.
struct HouseRuleTests {
  @Test(arguments: [
    "@unchecked Sendable", "nonisolated(unsafe)", "Task.detached", "Task.yield", "try!",
    "fatalError(", "Thread.sleep", "usleep(",
    // Newer than the oldest systems that the package runs on.
    "asTaskExecutor()", "asSerialExecutor()", "Task.immediate", "#available",
  ])
  func `no source waits, traps or skips a check by`(word: String) throws {
    for folder in ["Domain", "Data", "Presentation", "CLI"] {
      for file in try Sources.files(below: folder) {
        #expect(!file.text.contains(word), "\(file.path) holds \(word)")
      }
    }
  }

  @Test func `nothing but the program's composition makes a live source`() throws {
    for file in try Sources.files(below: "CLI/Command")
    where !file.path.hasSuffix("/Composition.swift") {
      for name in ["KMOOCv1Source(", "KMOOCv2Source(", "PokeAPISource(", "KakaoBookSource("] {
        #expect(!file.text.contains(name), "\(file.path) makes a \(name.dropLast())")
      }
    }
  }
}
