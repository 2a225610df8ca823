public import GestureTrace

/// Drives a subject with a trace.
public enum Replayer {
  /// Replays `trace` on a new subject and returns what happened; equal input gives equal rows.
  ///
  /// `drive` overrides which rows move the content.
  public static func replay(
    _ trace: Trace, subject: SubjectRecipe, drive: TraceHeader.Drive? = nil
  ) -> History {
    fatalError("written next")
  }
}
