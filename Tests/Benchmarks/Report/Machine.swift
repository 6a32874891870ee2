import Foundation

/// The machine that figures were measured on.
struct Machine: Encodable {
  let processor: String
  let cores: Int
  let system: String
  let compiler: String

  static var current: Machine {
    Machine(
      processor: processorName, cores: ProcessInfo.processInfo.activeProcessorCount,
      system: ProcessInfo.processInfo.operatingSystemVersionString, compiler: compilerName)
  }

  private static var processorName: String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return name ?? "unknown processor"
  }

  private static var compilerName: String {
    #if compiler(>=6.4)
      "Swift 6.4 or newer"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }
}
