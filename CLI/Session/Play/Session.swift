public import EndlessPresentation

/// A scripted session of one list, in virtual time: whoever writes a test opens the list, scrolls it,
/// breaks its server and says what must be seen.
///
/// It runs the list's own view model and use cases over sources that it stands in front of. Each step
/// first lets everything run that can run without time passing; only ``wait(_:line:)``,
/// ``await(_:max:line:)``, ``settle(max:line:)``, ``scroll(_:over:line:)`` and
/// ``scrollTo(_:maxPages:line:)`` let time pass. So it needs no `async`, and gives the same result
/// every time:
///
/// ```swift
/// let session = Session(of: QuoteSource(), fields: [RowField("text") { $0.text }])
/// try session.open()
/// try session.await(.state == .loaded, max: .seconds(1))
/// try session.scroll(3)
/// try session.expect(.items == 20)
/// try session.finish()
/// ```
public final class Session<List: ListViewModel & SendableMetatype> {
  let world: SessionWorld
  let screen: SessionScreen<List>
  /// What the list showed when it was last looked at.
  var look = SessionLook()
  var recorder = TraceRecorder()
  /// Whether the list is in sight.
  var isOpen = false

  /// Creates a session of a list.
  ///
  /// - Parameters:
  ///   - settings: the settings of the session. The list must be created with
  ///     ``SessionSources/timeline``, and takes its prefetch and retry policies from
  ///     ``SessionSources/settings``.
  ///   - traits: what can be read off the rows.
  ///   - list: makes the list, with sources that ``SessionSources`` returned.
  public convenience init(
    settings: SessionSettings = SessionSettings(), traits: ListTraits<List>,
    list: @Sendable (SessionSources) -> List
  ) {
    self.init(in: SessionWorld(settings), traits: traits, list: list)
  }

  init(
    in world: SessionWorld, traits: ListTraits<List>, list: @Sendable (SessionSources) -> List
  ) {
    self.world = world
    let lookup = RowLookup()
    let sources = SessionSources(world: world, row: lookup.row(of:))
    let screen = SessionScreen(on: world, traits: traits) { list(sources) }
    self.screen = screen
    // Asked by a source, which runs on the session's loop as the screen does.
    lookup.use { [weak screen] id in
      screen?.assumeIsolated { $0.row(of: AnyHashable(id)) }
    }
  }

  /// The time since the session's start.
  public var now: Duration { world.now }
  /// The requests for pages, in the order in which they were sent.
  public var requests: [RequestRecord] { world.wire.requests }
  /// The transcript, event by event.
  public var events: [SessionEvent] { world.log.events }
  /// The lines of the transcript.
  public var transcript: [String] { events.flatMap(\.lines) }
}
