/// A queue that an element can leave from any place, by the ticket that it got: each step costs the
/// same, however long the queue is.
struct TicketQueue<Element> {
  private var elements: [Int: Element] = [:]
  /// Nobody with a ticket before this one is there.
  private var front = 0
  /// The ticket of who comes next.
  private var next = 0

  var isEmpty: Bool { elements.isEmpty }

  /// The first in the queue; nothing where it is empty.
  var first: Element? {
    mutating get {
      while front < next, elements[front] == nil { front += 1 }
      return elements[front]
    }
  }

  /// Adds an element at the end, and returns its ticket.
  mutating func append(_ element: Element) -> Int {
    defer { next += 1 }
    elements[next] = element
    return next
  }

  /// Returns whether an element has not left yet.
  func holds(_ ticket: Int) -> Bool { elements[ticket] != nil }

  /// Takes an element out, and returns it; nothing where it has left before.
  @discardableResult
  mutating func remove(_ ticket: Int) -> Element? { elements.removeValue(forKey: ticket) }

  /// Takes the first element out, and returns it; nothing where the queue is empty.
  @discardableResult
  mutating func popFirst() -> Element? { first == nil ? nil : remove(front) }
}
