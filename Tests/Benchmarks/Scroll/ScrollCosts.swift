import EndlessDomain
import EndlessPresentation
import EndlessSession

/// What a scroll event costs that asks for nothing.
struct ScrollCosts {
  /// Nanoseconds an event.
  let time: Double
  /// Allocations an event.
  let allocations: Double

  /// Measures events that a list takes in, on the actor that owns it.
  static func of<List: ListViewModel>(
    _ list: BenchScreen<List>, on loop: SessionLoop, events: [ScrollEvent]
  ) -> ScrollCosts {
    let rounds = 11
    var times: [Double] = []
    for _ in 0..<rounds {
      let seconds = loop.drive(list) { screen in
        Median.seconds { scroll(screen.list, events, isolation: screen) }
      }
      times.append(seconds * 1e9 / Double(events.count))
    }
    let count = loop.drive(list) { screen in
      Allocated.counting { scroll(screen.list, events, isolation: screen) }.count
    }
    return ScrollCosts(
      time: Median.of(times), allocations: Double(count) / Double(events.count))
  }

  /// As an app's own code does: it knows the protocol, and the lists' module is another one.
  private static func scroll<List: ListViewModel>(
    _ list: List, _ events: [ScrollEvent], isolation: isolated any Actor
  ) {
    for event in events {
      switch event {
      case .scrolled(let position): list.scrolled(to: position)
      case .appeared(let index): list.itemAppeared(at: index)
      }
    }
  }
}

/// How a list reports a scroll.
enum ScrollEvent: Sendable {
  case scrolled(ViewportPosition)
  case appeared(Int)

  /// The same stretch in the middle of a list, row by row or a few points at a time.
  static func events(rows: Int) -> (scrolled: [ScrollEvent], appeared: [ScrollEvent]) {
    let first = rows / 4
    let indices = (0..<10_000).map { first + $0 % (rows / 2) }
    let positions = (0..<10_000).map { step in
      let length = Double(rows) * 80
      return ViewportPosition(
        offset: Double(first) * 80 + Double(step * 7).truncatingRemainder(dividingBy: length / 2),
        viewport: 640, contentLength: length, rows: rows)
    }
    return (positions.map(ScrollEvent.scrolled), indices.map(ScrollEvent.appeared))
  }
}
