import Foundation

/// The program's entry: hands over what the process brings, and ends with the run's exit code.
@main
enum Endless {
  @MainActor static func main() async {
    // A reader that has gone away is an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let program = Program(
      environment: environment,
      output: Stream(descriptor: STDOUT_FILENO, environment: environment),
      errors: Stream(descriptor: STDERR_FILENO, environment: environment))
    let interrupts = Interrupts { code in
      program.errors.eraseStatus()
      exit(code.rawValue)
    }
    let code = await program.run(Array(CommandLine.arguments.dropFirst()))
    interrupts.ignore()
    exit(code.rawValue)
  }
}
