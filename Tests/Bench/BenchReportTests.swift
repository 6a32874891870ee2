import Foundation
import Testing

@testable import endless_bench

/// The figures as they are read.
struct BenchReportTests {
  private var report: BenchReport {
    var table = FigureTable("Some times, ms", columns: ["what", "value", "more"])
    table.append([.words("one"), .number(1234.56, digits: 1), .none])
    table.append([.words("nothing"), .number(.nan, digits: 1), .number(.infinity)])
    table.append([.words("least"), .number(-0.04, digits: 2), .number(-.infinity)])
    var section = SectionReport(.append)
    section.tables.append(table)
    section.bars.append(Bar("grows", 1.25, atMost: 1.3, unit: "×"))
    section.bars.append(Bar("is lost", .nan, atMost: 5))
    var report = BenchReport(
      machine: Machine(processor: "P", cores: 2, system: "S", compiler: "C"))
    report.sections.append(section)
    return report
  }

  @Test func `as text it is tables, numbers to the right`() {
    #expect(
      report.text == """
        P, 2 cores, S, C

        ## append

        Some times, ms:

        | what    |   value | more |
        | ------- | ------: | ---: |
        | one     | 1,234.6 |      |
        | nothing |     NaN |    ∞ |
        | least   |   -0.04 |   -∞ |

        | bar     | measured | at most |            |
        | ------- | -------- | ------- | ---------- |
        | grows   | 1.25×    | 1.30×   | holds      |
        | is lost | NaN      | 5.00    | **missed** |

        """)
  }

  @Test func `as JSON it is one object, with words for what is no number`() throws {
    let json = report.json
    #expect(json.hasSuffix("}\n"))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let machine = try #require(root["machine"] as? [String: Any])
    #expect(machine["cores"] as? Int == 2)
    let section = try #require((root["sections"] as? [[String: Any]])?.first)
    #expect(section["section"] as? String == "append")
    let table = try #require((section["tables"] as? [[String: Any]])?.first)
    #expect(table["columns"] as? [String] == ["what", "value", "more"])
    let rows = try #require(table["rows"] as? [[Any]])
    #expect(rows[0][0] as? String == "one")
    #expect(rows[0][1] as? Double == 1234.56)
    #expect(rows[0][2] is NSNull)
    #expect(rows[1][1] as? String == "nan")
    #expect(rows[1][2] as? String == "inf")
    #expect(rows[2][2] as? String == "-inf")
    let bars = try #require(section["bars"] as? [[String: Any]])
    #expect(bars[0]["value"] as? Double == 1.25)
    #expect(bars[1]["value"] as? String == "nan")
  }

  @Test(arguments: [
    (1.0, true), (1.3, true), (1.31, false), (.nan, false), (.infinity, false),
    (-.infinity, true),
  ])
  func `a bar holds what is at most its limit, and not what could not be had`(
    value: Double, holds: Bool
  ) {
    let bar = Bar("x", value, atMost: 1.3)
    #expect(bar.holds == holds)
    var report = BenchReport(machine: .current)
    #expect(!report.missedABar)
    var section = SectionReport(.start)
    section.bars.append(bar)
    report.sections = [SectionReport(.append), section]
    #expect(report.missedABar != holds)
  }

  @Test func `a median is the middle, or the mean of the two in the middle`() {
    #expect(Median.of([3, 1, 2]) == 2)
    #expect(Median.of([4, 1, 2, 3]) == 2.5)
    #expect(Median.of([]).isNaN)
  }
}
