// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A layer: its folder, its target and the targets that it may import.
func layer(_ name: String, _ path: String, exclude: [String] = [], uses: [Target.Dependency] = [])
  -> Target
{
  .target(
    name: name, dependencies: uses, path: path, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, of uses: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: uses, path: "Tests/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "Endless",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "EndlessDomain", targets: ["EndlessDomain"]),
    .library(name: "EndlessData", targets: ["EndlessData"]),
    .library(name: "EndlessMocks", targets: ["EndlessMocks"]),
    .library(name: "EndlessPresentation", targets: ["EndlessPresentation"]),
    .library(name: "EndlessSession", targets: ["EndlessSession"]),
    .executable(name: "endless", targets: ["endless"]),
  ],
  targets: [
    layer("EndlessDomain", "Domain"),
    layer("EndlessData", "Data", exclude: ["Mock"], uses: ["EndlessDomain"]),
    layer("EndlessMocks", "Data/Mock", uses: ["EndlessDomain"]),
    layer("EndlessPresentation", "Presentation", uses: ["EndlessDomain"]),
    layer(
      "EndlessSession", "CLI/Session", exclude: ["LANGUAGE.md"],
      uses: ["EndlessDomain", "EndlessData", "EndlessMocks", "EndlessPresentation"]),
    .executableTarget(
      name: "endless",
      dependencies: [
        "EndlessDomain", "EndlessData", "EndlessMocks", "EndlessPresentation", "EndlessSession",
      ],
      path: "CLI/Command", swiftSettings: settings),

    layer("EndlessTestSupport", "Tests/Support", uses: ["EndlessDomain"]),
    .target(name: "Allocations", path: "Tests/Allocations"),
    .executableTarget(name: "empty-program", path: "Tests/EmptyProgram", swiftSettings: settings),
    // The two programs that it starts are built with it, though not linked.
    .executableTarget(
      name: "endless-bench",
      dependencies: [
        "EndlessDomain", "EndlessData", "EndlessMocks", "EndlessPresentation", "EndlessSession",
        "EndlessTestSupport", "Allocations", "endless", "empty-program",
      ],
      path: "Tests/Benchmarks", exclude: ["README.md", "Results"], swiftSettings: settings),
    tests("Domain", of: ["EndlessDomain", "EndlessMocks", "EndlessTestSupport"]),
    tests(
      "Data",
      of: [
        "EndlessDomain", "EndlessData", "EndlessMocks", "EndlessPresentation", "EndlessSession",
        "EndlessTestSupport",
      ]),
    tests("Mocks", of: ["EndlessDomain", "EndlessMocks", "EndlessTestSupport"]),
    tests(
      "Presentation",
      of: [
        "EndlessDomain", "EndlessMocks", "EndlessPresentation", "EndlessSession",
        "EndlessTestSupport",
      ]),
    tests(
      "Session",
      of: [
        "EndlessDomain", "EndlessMocks", "EndlessPresentation", "EndlessSession",
        "EndlessTestSupport",
      ]),
    tests(
      "Command",
      of: [
        "EndlessDomain", "EndlessMocks", "EndlessPresentation", "EndlessSession",
        "EndlessTestSupport", "endless",
      ]),
    tests(
      "Bench", of: ["EndlessDomain", "EndlessMocks", "EndlessSession", "endless-bench"]),
    tests("Architecture", of: []),
    tests(
      "EndToEnd",
      of: [
        "EndlessDomain", "EndlessData", "EndlessMocks", "EndlessPresentation", "EndlessTestSupport",
        "endless", "endless-bench",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
