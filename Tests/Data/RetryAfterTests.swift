import EndlessDomain
import Foundation
import Testing

@testable import EndlessData

/// How long an answer asks to wait.
struct RetryAfterTests {
  // Sun, 06 Nov 1994 08:49:37 GMT, the example of RFC 9110.
  private static let now = time(784_111_777)
  private static let day = Duration.seconds(86400)

  private func wait(_ value: String?, date: String? = nil, now: Date = now) -> Duration? {
    let headers = ["retry-after": value, "Date": date].compactMapValues(\.self)
    return HTTPResponse(status: 503, headers: headers, body: Data()).retryAfter(now: now)
  }

  @Test(arguments: [
    ("0", Duration.zero), ("7", .seconds(7)), (" 7 ", .seconds(7)), ("007", .seconds(7)),
    ("86399", .seconds(86399)), ("86400", day), ("86401", day), ("-1", .zero),
    ("9223372036854775807", day), ("9223372036854775808", day), ("99999999999999999999", day),
    ("-99999999999999999999", .zero),
  ])
  func `seconds are taken over, from none to a day`(value: String, wait: Duration) {
    #expect(self.wait(value) == wait)
  }

  @Test(arguments: [
    "", " ", "-", "--1", "+1", "1.5", "1s", "soon", "٣", "1 2", "0x10", "Sun", "Sun, 06 Nov 1994",
    "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 PST", "Sun, 06 Nov 94 08:49 GMT",
    "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:60:37 GMT",
    "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT", "Foo, 06 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 194 08:49:37 GMT", "Sun, 06 Nov 19940 08:49:37 GMT",
    "Sun, +6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT GMT", "1994-11-06T08:49:37Z",
  ])
  func `what is neither a number nor a time is nothing`(value: String) {
    #expect(wait(value) == nil)
  }

  @Test func `without the header there is no wait`() {
    #expect(wait(nil) == nil)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:50:07 GMT", "Sunday, 06-Nov-94 08:50:07 GMT", "Sun Nov  6 08:50:07 1994",
    "sun, 06 nov 1994 08:50:07 gmt",
  ])
  func `a time is taken in its three forms`(value: String) {
    #expect(wait(value) == .seconds(30))
  }

  @Test func `a time that has passed is no wait, a far one is a day`() {
    #expect(wait("Sun, 06 Nov 1994 08:49:37 GMT") == .zero)
    #expect(wait("Sun, 06 Nov 1994 08:49:36 GMT") == .zero)
    #expect(wait("Mon, 01 Jan 0001 00:00:00 GMT") == .zero)
    #expect(wait("Mon, 07 Nov 1994 08:49:36 GMT") == .seconds(86399))
    #expect(wait("Mon, 07 Nov 1994 08:49:38 GMT") == Self.day)
    #expect(wait("Fri, 31 Dec 9999 23:59:59 GMT") == Self.day)
  }

  @Test func `the server's own clock counts for more than this one`() {
    let value = "Sun, 06 Nov 1994 08:50:07 GMT"
    #expect(wait(value, date: "Sun, 06 Nov 1994 08:49:57 GMT") == .seconds(10))
    #expect(
      wait(value, date: "Sun, 06 Nov 1994 08:49:57 GMT", now: time(0)) == .seconds(10))
    #expect(wait(value, date: "yesterday") == .seconds(30))
    #expect(wait("5", date: "Sun, 06 Nov 1994 08:49:57 GMT") == .seconds(5))
  }

  @Test func `a part of a second is not lost`() {
    let now = Self.now.addingTimeInterval(0.25)
    #expect(wait("Sun, 06 Nov 1994 08:50:07 GMT", now: now) == .milliseconds(29750))
  }

  @Test func `a leap second and a leap day are times`() {
    #expect(wait("Sun, 06 Nov 1994 08:49:60 GMT") == .seconds(22))
    #expect(wait("Thu, 29 Feb 1996 00:00:10 GMT", now: time(825_552_000)) == .seconds(10))
  }

  @Test func `a year of two digits is at most 50 years ahead`() {
    // 2026-01-01 and, 50 years on, 2076.
    let now = time(1_767_225_600)
    #expect(HTTPDate("Wednesday, 01-Jan-76 00:00:00 GMT", now: now)?.date == time(3_345_062_400))
    #expect(HTTPDate("Saturday, 01-Jan-77 00:00:00 GMT", now: now)?.date == time(220_924_800))
  }
}
