import EndlessSession
import Testing

/// What is wrong with a duration: where, what was expected, and the nearest unit.
struct DurationFaultTests {
  private static let durations = [
    LineFault("wait 300", "6: expected a duration with a unit, such as 300ms, got '300'"),
    LineFault("wait 1.5", "6: expected a duration with a unit, such as 300ms, got '1.5'"),
    LineFault("wait 5sec", "6: expected a duration in ms, s or m, got '5sec'; did you mean '5s'?"),
    LineFault("wait 5MIN", "6: expected a duration in ms, s or m, got '5MIN'; did you mean '5m'?"),
    LineFault(
      "wait 5msec", "6: expected a duration in ms, s or m, got '5msec'; did you mean '5ms'?"),
    LineFault("wait 5h", "6: expected a duration in ms, s or m, got '5h'"),
    LineFault("wait ms", "6: expected a duration, such as 300ms, got 'ms'"),
    LineFault("wait '5s'", "6: expected a duration, such as 300ms, got '5s'"),
    LineFault("wait", "5: expected a duration, such as 300ms, got the end of the line"),
    LineFault("wait -1s", "6: expected a duration of 0ms or more, got '-1s'"),
    LineFault("wait .5s", "6: expected a duration, such as 1.5s, got '.5s'"),
    LineFault("wait 1.s", "6: expected a duration, such as 1.5s, got '1.s'"),
    LineFault("wait 1.2.3s", "6: expected a duration, such as 1.5s, got '1.2.3s'"),
    LineFault("wait 0.5ms", "6: expected a duration in whole milliseconds, got '0.5ms'"),
    LineFault("wait 1.0005s", "6: expected a duration in whole milliseconds, got '1.0005s'"),
    LineFault(
      "fail next 429 retry-after=1500ms",
      "27: expected whole seconds, as HTTP has them, got '1500ms'"),
    LineFault(
      "wait 1.0000001s", "6: expected a duration with at most 6 decimals, got '1.0000001s'"),
    LineFault("wait 1440.1m", "6: expected a duration of at most 1440m, got '1440.1m'"),
    LineFault("wait 1441m", "6: expected a duration of at most 1440m, got '1441m'"),
    LineFault("wait 86400001ms", "6: expected a duration of at most 1440m, got '86400001ms'"),
    LineFault(
      "wait 99999999999999999999s",
      "6: expected a duration of at most 1440m, got '99999999999999999999s'"),
    LineFault("settle max=0s", "12: expected a duration of more than 0ms, got '0s'"),
    LineFault("scroll 4 over 0.0s", "15: expected a duration of more than 0ms, got '0.0s'"),
  ]

  @Test(arguments: durations)
  func `a duration that cannot be read`(_ example: LineFault) {
    #expect(example.found(behind: "open books\n") == example.faults)
  }
}
