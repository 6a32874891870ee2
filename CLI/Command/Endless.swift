import EndlessSession
import Foundation

/// The program's entry: hands over what the process brings, and ends with the run's exit code.
@main
enum Endless {
  @MainActor static func main() async {
    // A reader that has gone away is an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    occupyClosedDescriptors()
    let environment = ProcessInfo.processInfo.environment
    let errors = Stream(descriptor: STDERR_FILENO, environment: environment)
    let interrupts = Interrupts { code in
      errors.eraseStatus()
      FileReplacement.removeDrafts()
      exit(code.rawValue)
    }
    let program = Program(
      environment: environment,
      output: Stream(
        descriptor: STDOUT_FILENO, environment: environment, interrupt: interrupts.descriptor),
      errors: errors)
    let code = await program.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  /// Keeps the numbers of closed standard streams from going to other files.
  ///
  /// The rows would be written into those; nothing can be written to what takes their place.
  private static func occupyClosedDescriptors() {
    var descriptor: Int32
    repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...STDERR_FILENO) ~= descriptor
    close(descriptor)
  }
}
