extension PlayedScript {
  /// Creates what comes of a script that is only read: no section of it was reached.
  package init(unplayed script: Script) {
    self.init(
      file: script.file, title: script.title,
      sections: script.sections.map {
        Section(title: $0.title, steps: 0, failures: [], wasReached: false)
      },
      trace: SessionTrace(), events: [], virtualTime: .zero)
  }
}
