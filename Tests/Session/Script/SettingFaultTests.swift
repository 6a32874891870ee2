import EndlessSession
import Testing

/// What is wrong with a setting: where, what was expected, and the nearest word.
struct SettingFaultTests {
  private static let settings = [
    LineFault(
      "set latncy 1s",
      "5: expected a setting (latency, detail-latency, page-size, viewport, row-height, prefetch, "
        + "items, reports, retry or strict), got 'latncy'; did you mean 'latency'?"),
    LineFault("set latency 80", "13: expected a duration with a unit, such as 300ms, got '80'"),
    LineFault(
      "set latency",
      "12: expected a duration, such as 80ms, or two, such as 50ms..400ms, "
        + "got the end of the line"),
    LineFault("set latency 2s..1s", "13: expected the shorter duration first, got '2s..1s'"),
    LineFault(
      "set latency 5..9", "13: expected a duration with a unit, such as 300ms, got '5'",
      "16: expected a duration with a unit, such as 300ms, got '9'"),
    LineFault("set latency ..9s", "13: expected a duration, such as 300ms, got ''"),
    LineFault(
      "set latency 1s seed=3",
      "21: expected a seed with a range such as 50ms..400ms only, got '3'"),
    LineFault(
      "set latency 1s..2s seed=-3", "25: expected a seed, 0 to 18446744073709551615, got '-3'"),
    LineFault("set page-size 0", "15: expected a number of rows, 1 to 1000, got '0'"),
    LineFault("set viewport 1001", "14: expected a number of rows, 1 to 1000, got '1001'"),
    LineFault(
      "set row-height 0",
      "16: expected a height in points, more than 0, at most 10000, got '0'"),
    LineFault(
      "set row-height 1e3",
      "16: expected a height in points, more than 0, at most 10000, got '1e3'"),
    LineFault(
      "set prefetch last",
      "14: expected a policy (last-item, distance=POINTS, remaining=N, adaptive or "
        + "adaptive=MARGIN), got 'last'"),
    LineFault(
      "set prefetch adaptiv",
      "14: expected a policy (last-item, distance=POINTS, remaining=N, adaptive or "
        + "adaptive=MARGIN), got 'adaptiv'; did you mean 'adaptive'?"),
    LineFault("set prefetch adaptive=-1", "23: expected a margin, 0 to 100, got '-1'"),
    LineFault("set prefetch adaptive=100.5", "23: expected a margin, 0 to 100, got '100.5'"),
    LineFault("set prefetch adaptive=1e1", "23: expected a margin, 0 to 100, got '1e1'"),
    LineFault("set prefetch adaptive 2", "23: expected the end of the line, got '2'"),
    LineFault(
      "set prefetch distance=-1",
      "23: expected a number of points, 0 to 1000000000, got '-1'"),
    LineFault("set prefetch remaining=-1", "24: expected a number of rows, 0 to 1000000, got '-1'"),
    LineFault(
      "set prefetch remaining=1 distance=2",
      "24: expected 'distance' or 'remaining', not both, got '1'"),
    LineFault(
      "set prefetch adaptive=2 remaining=1",
      "23: expected 'remaining' or 'adaptive', not both, got '2'"),
    LineFault("set viewport 5 adaptive=1", "25: expected no 'adaptive' with 'viewport', got '1'"),
    LineFault("set items -1", "11: expected a number of rows, 0 to 1000000, got '-1'"),
    LineFault(
      "set reports row",
      "13: expected a kind of report (rows or positions), got 'row'; did you mean 'rows'?"),
    LineFault(
      "set reports", "12: expected a kind of report (rows or positions), got the end of the line"),
    LineFault("set retry 3", "11: expected a switch (on or off), got '3'"),
    LineFault("set strict yes", "12: expected a switch (on or off), got 'yes'"),
    LineFault("set viewport 5 seed=1", "21: expected no 'seed' with 'viewport', got '1'"),
    LineFault(
      "set viewport 5 sed=1",
      "16: expected an option of 'set' (seed, distance, remaining or adaptive), got 'sed=1'; "
        + "did you mean 'seed'?"),
  ]

  @Test(arguments: settings)
  func `a setting that cannot be read`(_ example: LineFault) {
    #expect(example.found(before: "\nopen books") == example.faults)
  }
}
