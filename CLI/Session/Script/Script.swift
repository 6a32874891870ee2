/// A script that has been read whole, with what it takes in from other files.
public struct Script: Sendable {
  /// A part of a file, opened by a title.
  public struct Section: Hashable, Sendable {
    /// The title; empty for the steps before the first one.
    public let title: String
    /// The line of the title, from 1; that of the first step where there is no title.
    public let line: Int
  }

  /// A step with the place where it stands.
  public struct PlannedStep: Sendable {
    /// What is done.
    public let step: Step
    /// Where the step stands.
    public let place: SourcePlace
    /// What a failure points at: a condition's value, else the step's first word.
    public let focus: SourcePlace
    /// The step as it is written, without its comment, its words one blank apart.
    public let text: String
    /// The section of the main file, as an index of ``Script/sections``.
    public let section: Int
    /// The feed that the step is about; nothing where no feed is needed.
    public let feed: SessionFeed?
  }

  /// The file, as it was named.
  public let file: String
  /// What the session is played under.
  public let settings: SessionSettings
  /// The parts of the file; at least one.
  public let sections: [Section]
  /// The steps, those of files that are taken in at their place.
  public let steps: [PlannedStep]
  /// The lines below the file's `-- transcript --`; nothing where it has none.
  public let golden: [String]?

  /// The first title, else the file's name.
  public var title: String { sections.first { !$0.title.isEmpty }?.title ?? file }
}
