import Foundation

/// Small scripts, each for what comes of it.
enum Scripts {
  static let good = "open lectures\nsettle\nexpect items = 10\n"
  static let wrong = "open lectures\nsettle\nexpect items = 11\n"
  static let unread = "open lectures\nsetle\n"
  /// Turns in circles: each row asks for the next one, and no page takes any time.
  static let endless = """
    set latency 0ms
    set items 1000000
    set prefetch remaining=1000000
    set page-size 1
    open lectures
    settle

    """
  /// What is seen of ``good`` and ``wrong``.
  static let transcript = """
    -- transcript --
         0ms  > open lectures
         0ms  → #1 page=1
         0ms  state idle → loading, footer none → loading
       100ms  ← #1 200, 10 rows
       100ms  state loading → loaded, items 0 → 10, footer loading → none

    """
  static let same = good + "\n" + transcript
  static let differing =
    good + "\n" + transcript.replacingOccurrences(of: "10 rows", with: "12 rows")
}
