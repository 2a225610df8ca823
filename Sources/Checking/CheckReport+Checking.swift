public import Invariants
public import Replay
public import Reports
import TraceFiles

extension CheckReport {
  /// Replays recordings on subjects, judges what they did, and reports it.
  ///
  /// The results are the same for equal recordings and subjects, whenever and wherever it runs.
  ///
  /// - Parameters:
  ///   - subjects: what is put on each recording, in this order.
  ///   - paths: recordings, and folders that stand for all the `.jsonl` files in and below them, in
  ///     the order of their names' bytes. What cannot be read or replayed, and a folder that cannot
  ///     be looked into or has no recordings, stands in `unread` with the reason; the others are
  ///     checked all the same.
  ///   - acrossRuns: whether the rules that compare runs are judged, too; it takes about
  ///     twenty-five times as long.
  ///   - invariants: promises of one's own that are judged beside the catalogue's.
  ///   - folder: where paths that do not begin with `/` begin; the report names them without it. The
  ///     current folder unless it is given.
  public init(
    checking subjects: [SubjectRecipe], on paths: [String], acrossRuns: Bool = false,
    invariants: [Invariant] = [], in folder: String = ""
  ) {
    self.init(results: [], own: invariants.map(\.description))
    let scope = CheckScope(comparesRuns: acrossRuns, own: invariants)
    for path in paths {
      let place = Place(path, in: folder)
      for found in RecordingFiles.paths(in: place.path) {
        switch found {
        case .success(let file): add(subjects, on: place.of(file), scope)
        case .failure(let error):
          unread.append(
            UnreadTrace(
              trace: place.named(error.path), error: place.named(error.description)))
        }
      }
    }
  }

  /// A path, and the part of it that the report leaves out.
  private struct Place {
    let path: String
    private let prefix: String

    init(_ path: String, in folder: String) {
      let isWhole = path.hasPrefix("/") || folder.isEmpty
      prefix = isWhole ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      self.path = prefix + path
    }

    private init(path: String, prefix: String) {
      self.path = path
      self.prefix = prefix
    }

    /// As the report calls it.
    var name: String { named(path) }

    /// A file in this place.
    func of(_ file: String) -> Place { Place(path: file, prefix: prefix) }

    /// A text that begins with the path, beginning with the name instead.
    func named(_ text: String) -> String {
      text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    }
  }

  private mutating func add(
    _ subjects: [SubjectRecipe], on place: Place, _ scope: CheckScope
  ) {
    let contents: TraceFile.Contents
    do throws(TraceError) { contents = try TraceFile.read(place.path) } catch {
      var error = error
      error.path = place.name
      unread.append(UnreadTrace(trace: place.name, error: error.description))
      return
    }
    warnings += contents.warnings.map { warning in
      var warning = warning
      warning.path = place.name
      return warning.description
    }
    do throws(ReplayError) {
      for subject in subjects {
        let run = CheckRun(path: place.name, trace: contents.trace, subject: subject)
        results.append(try run.checked(scope).result)
      }
    } catch {
      let failure = ReplayFailure(error, path: place.name, in: place.path)
      unread.append(UnreadTrace(trace: place.name, error: failure.description))
    }
  }
}
