import GestureTrace
import Replay
import TraceFiles

/// From the start of a recording to its file.
extension Recorder {
  /// Starts a recording on a list as it is at first, or stops the one that is under way.
  func toggleRecording() {
    switch stage {
    case .live: startRecording()
    case .recording(let file): stop(file)
    case .stopped: message = ("save it (s) or discard it (u) first", true)
    }
  }

  private func startRecording() {
    restart(
      recorded: setup.origin(
        Origin(
          subject: subject.id, screen: extent, pointsPerRow: pointsPerRow,
          quantum: finger.quantum(pointsPerRow: pointsPerRow))))
    do {
      stage = .recording(
        try RecordingFile(setup.nextPath(), of: run.session, subject: subject))
      message = ("", false)
    } catch {
      message = ("cannot record: \(error.message)", true)
    }
  }

  /// Ends the run; fingers that are down are lifted first, as they are when a hand goes away.
  private func stop(_ file: RecordingFile) {
    if run.story.isHeld.last == true, let place = run.story.finger.last {
      finger.lift()
      perform(.lift(place))
    }
    perform(.stop)
    keep()
    stage = .stopped(file)
    askForTitle()
  }

  func askForTitle() {
    switch stage {
    case .live: message = ("nothing is recorded; r starts", true)
    case .recording(let file): stop(file)
    case .stopped: prompt = Prompt(purpose: .title, text: "")
    }
  }

  /// Saves the recording, and says so only if it replays to what was seen.
  func save(title: String) {
    guard case .stopped(let file) = stage else { return }
    do {
      switch try file.save(title: title) {
      case .saved(let rows, let digest):
        saved.append(file.path)
        message = (
          "saved \(file.name): it replays to what was seen (\(rows) rows, \(digest))", false
        )
        stage = .live
        restart()
      case .differs(let line):
        message = (
          "NOT saved: played again it differs (history line \(line)); s tries again, u discards",
          true
        )
      }
    } catch {
      message = ("NOT saved: \(error); s tries again, u discards", true)
    }
  }

  /// Throws the recording away, once it is asked to for the second time.
  func discard() {
    switch stage {
    case .live: message = ("nothing is recorded", true)
    case .recording(let file), .stopped(let file):
      guard isDiscarding else {
        isDiscarding = true
        message = ("u again discards the recording, any other key keeps it", true)
        return
      }
      isDiscarding = false
      file.discard()
      stage = .live
      restart()
      message = ("discarded", false)
    }
  }
}
