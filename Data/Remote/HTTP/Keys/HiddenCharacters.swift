extension Unicode.Scalar {
  /// Whether a screen shows nothing for it, not even a gap, or something else than a character.
  var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
