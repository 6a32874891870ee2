import Testing

struct ImportScannerTests {
  @Test(arguments: [
    ("import A", ["A"]), ("public import struct A.B", ["A"]), ("@testable import A", ["A"]),
    ("  @_spi(X) package import A.B", ["A"]), ("import A; import B", ["A", "B"]),
    ("import func A.f", ["A"]), ("// import A", []), ("let important = 1", []),
    ("#if canImport(A)\r\n  import A\r\n#endif", ["A"]), ("/// they import A", []),
  ])
  func `imports are found whatever stands around them`(source: String, modules: [String]) {
    #expect(ImportScanner.modules(importedBy: source) == modules)
  }
}
