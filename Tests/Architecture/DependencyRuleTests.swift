import Foundation
import Testing

/// The dependency rule, read off the sources: a layer imports what stands in its list and nothing else.
struct DependencyRuleTests {
  struct Layer: Sendable, CustomTestStringConvertible {
    let folder: String
    var without: [String] = []
    let mayImport: Set<String>

    var testDescription: String { folder }
  }

  private static let system: Set<String> = [
    "Foundation", "FoundationNetworking", "Synchronization", "Observation", "Dispatch",
    "Darwin", "Glibc", "Musl",
  ]

  static let layers = [
    Layer(folder: "Domain", without: ["Domain/Entities"], mayImport: []),
    Layer(folder: "Domain/Entities", mayImport: ["Foundation"]),
    Layer(
      folder: "Data", without: ["Data/Mock"],
      mayImport: ["EndlessDomain", "Foundation", "FoundationNetworking", "Synchronization"]),
    Layer(folder: "Data/Mock", mayImport: ["EndlessDomain", "Foundation", "Synchronization"]),
    Layer(folder: "Presentation", mayImport: ["EndlessDomain", "Foundation", "Observation"]),
    Layer(
      folder: "CLI/Session",
      mayImport: system.union([
        "EndlessDomain", "EndlessData", "EndlessMocks", "EndlessPresentation",
      ])),
    Layer(
      folder: "CLI/Command",
      mayImport: system.union([
        "EndlessDomain", "EndlessData", "EndlessMocks", "EndlessPresentation", "EndlessSession",
      ])),
  ]

  @Test(arguments: layers)
  func `a layer imports what it may and nothing else`(layer: Layer) throws {
    let files = try Sources.files(below: layer.folder, without: layer.without)
    #expect(!files.isEmpty)
    for file in files {
      for module in ImportScanner.modules(importedBy: file.text) {
        #expect(
          layer.mayImport.contains(module), "\(file.path) imports \(module), which it may not")
      }
    }
  }

  @Test func `every source file belongs to one layer`() throws {
    let all = try ["Domain", "Data", "Presentation", "CLI"].flatMap {
      try Sources.files(below: $0).map(\.path)
    }
    let inLayers = try Self.layers.flatMap {
      try Sources.files(below: $0.folder, without: $0.without).map(\.path)
    }
    #expect(all.sorted() == inLayers.sorted())
  }

  /// The entities' URL and Date are all that the domain takes from Foundation.
  @Test func `entities take URL and Date from Foundation, and nothing else`() throws {
    for file in try Sources.files(below: "Domain/Entities") {
      for line in file.text.split(separator: "\n") where line.contains("import") {
        #expect(
          line == "public import struct Foundation.Date"
            || line == "public import struct Foundation.URL", "\(file.path): \(line)")
      }
    }
  }

  @Test func `the package depends on no other package`() throws {
    let manifest = try Sources.text(of: "Package.swift")
    #expect(!manifest.contains(".package("))
  }
}
