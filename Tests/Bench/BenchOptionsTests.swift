import Testing

@testable import endless_bench

/// What the benchmark is asked to do.
struct BenchOptionsTests {
  private func fault(_ arguments: String...) -> BenchFault? {
    do throws(BenchFault) {
      _ = try BenchOptions(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func `without a word all sections run, as tables`() throws {
    let options = try BenchOptions([])
    #expect(options.sections == BenchSection.allCases)
    #expect(!options.json && !options.wantsHelp)
  }

  @Test func `sections run in the order in which they are named, each once`() throws {
    #expect(try BenchOptions(["start", "append", "start"]).sections == [.start, .append])
  }

  @Test(arguments: [["--json", "scroll"], ["scroll", "--json"], ["--json", "scroll", "--json"]])
  func `JSON is asked for anywhere`(arguments: [String]) throws {
    let options = try BenchOptions(arguments)
    #expect(options.json)
    #expect(options.sections == [.scroll])
  }

  @Test(arguments: ["--help", "-h"])
  func `help is asked for by either word, and names all sections`(word: String) throws {
    #expect(try BenchOptions([word]).wantsHelp)
    for section in BenchSection.allCases {
      #expect(BenchOptions.help.contains("\n  \(section.rawValue) "))
      #expect(BenchOptions.help.contains(section.summary))
    }
  }

  @Test func `an unknown section is a usage fault, with the nearest and all that there are`() throws
  {
    let fault = try #require(self.fault("append", "prefecth"))
    #expect(fault.code == 64)
    #expect(
      fault.words == "prefecth is no section; did you mean 'prefetch'?; "
        + "there are append, scroll, memory, stack, start, prefetch")
    #expect(self.fault("xyz")?.words.contains("did you mean") == false)
  }

  @Test func `words that steer the terminal are not repeated`() throws {
    let fault = try #require(self.fault("\u{1B}[2Jx"))
    #expect(!fault.words.contains("\u{1B}"))
  }

  @Test(arguments: ["", "--jsn", "-", "Append"])
  func `nothing else is taken for a section`(word: String) {
    #expect(fault(word)?.code == 64)
  }
}
