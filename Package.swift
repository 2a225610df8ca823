// swift-tools-version: 6.2

import PackageDescription

/// Language rules that every target of ours follows.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

/// Targets that hold C pointers say `unsafe` wherever they touch one.
let strictAboutMemory: [SwiftSetting] = strict + [.strictMemorySafety()]

/// Controls are written as they would be in an iOS project, where `DispatchQueue.main.async` takes a
/// main-actor closure by its spelling alone; in Swift 6 mode that excludes a world of its own per task.
let asIOSProjectsAre: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]

/// Examples are compiled as Xcode compiles a new project's files, so that what had to change in them
/// is what the port asked for, not a rule of ours.
let asXcodeCompiles: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]

/// Ours where there is no UIKit; on Apple's platforms `import UIKit` finds Apple's.
let uiKit = Target.Dependency.target(name: "UIKit", condition: .when(platforms: [.linux]))

/// A file that imports Testing and a module called UIKit asks the toolchain for an overlay of Apple's,
/// which is not there on Linux.
let withoutOverlays: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

/// One floor of the house, which imports the named floors under it and nothing else.
func floor(
  _ name: String, on floors: [Target.Dependency] = [], settings: [SwiftSetting] = strict,
  linking libraries: [String] = []
) -> Target {
  .target(
    name: name, dependencies: floors, swiftSettings: settings,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// The tests of one floor; folders of files that they read, and are not compiled, are excluded.
func tests(
  of name: String, with others: [Target.Dependency] = [], excluding folders: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + others, exclude: folders,
    swiftSettings: strict)
}

/// A control written for an iOS project, with the subject that puts it under test.
func example(_ name: String) -> Target {
  .target(
    name: name, dependencies: [uiKit, "HeadlessUIKit", "GestureTrace", "Replay"],
    path: "Examples/\(name)", swiftSettings: asXcodeCompiles)
}

let package = Package(
  name: "pullback",
  // What the controls to ship ask for; Linux has no versions.
  platforms: [.iOS(.v15)],
  products: [
    // The header and footer to ship, for apps.
    .library(name: "ExemplarControls", targets: ["ExemplarControls"]),
    .executable(name: "pullback", targets: ["pullback"]),
    // What writes recordings in an app.
    .library(name: "ScrollRecorder", targets: ["ScrollRecorder", "GestureTrace"]),
    // What a control needs where there is no UIKit.
    .library(name: "UIKit", targets: ["UIKit"]),
    // What the tests of a control need.
    .library(
      name: "PullbackTesting",
      targets: [
        "Checking", "Exploration", "GestureTrace", "HeadlessUIKit", "Invariants", "Replay",
        "Reports", "TraceFiles",
      ]),
  ],
  targets: [
    .systemLibrary(name: "CJSONC", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
    floor("GestureTrace", linking: ["m"]),  // rounding, in debug builds
    floor("TraceFiles", on: ["GestureTrace", "CJSONC"], settings: strictAboutMemory),
    floor("HeadlessUIKit"),
    floor("UIKit", on: ["HeadlessUIKit"]),
    floor("ControlParts", on: [uiKit], settings: asIOSProjectsAre),
    floor("ExemplarControls", on: [uiKit, "ControlParts"], settings: asIOSProjectsAre),
    floor("ScrollRecorder", on: [uiKit, "GestureTrace"], settings: asIOSProjectsAre),
    floor("RefreshControls", on: [uiKit, "ControlParts"], settings: asIOSProjectsAre),
    floor("Replay", on: ["GestureTrace", "HeadlessUIKit"]),
    floor(
      "Subjects",
      on: [
        "Replay", "RefreshControls", "ExemplarControls", "ControlParts", "GestureTrace",
        "HeadlessUIKit",
      ]),
    floor("Invariants", on: ["GestureTrace"]),
    floor("Reports", on: ["Invariants", "GestureTrace"]),
    floor("Exploration", on: ["Replay", "Invariants", "GestureTrace", "HeadlessUIKit"]),
    floor(
      "Checking",
      on: ["Reports", "Exploration", "Replay", "Invariants", "TraceFiles", "GestureTrace"]),
    floor(
      "TerminalScreens",
      on: ["Replay", "Invariants", "TraceFiles", "GestureTrace", "HeadlessUIKit"]),
    floor(
      "PullbackCommands",
      on: [
        "TerminalScreens", "Checking", "Reports", "Exploration", "Subjects", "Replay", "Invariants",
        "TraceFiles",
        "GestureTrace", "HeadlessUIKit",
      ]),
    .executableTarget(
      name: "pullback", dependencies: ["PullbackCommands"], swiftSettings: strict),
    tests(of: "GestureTrace"),
    tests(of: "HeadlessUIKit", with: ["GestureTrace"]),
    .testTarget(
      name: "UIKitSurfaceTests", dependencies: ["UIKit"],
      swiftSettings: asIOSProjectsAre + withoutOverlays),
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "UIKit", "ControlParts", "ExemplarControls", "RefreshControls", "HeadlessUIKit", "Subjects",
        "Replay", "GestureTrace",
      ],
      swiftSettings: asIOSProjectsAre + withoutOverlays),
    tests(of: "Replay", with: ["GestureTrace", "HeadlessUIKit"]),
    tests(
      of: "TraceFiles", with: ["Checking", "GestureTrace", "Invariants", "Replay", "Subjects"],
      excluding: ["Examples"]),
    tests(of: "Invariants", with: ["GestureTrace"]),
    // A second judge of the rules, which shares no code with the first beyond row values.
    .target(
      name: "NaiveJudge", dependencies: ["GestureTrace"], path: "Tests/NaiveJudge",
      swiftSettings: strict),
    tests(
      of: "NaiveJudge",
      with: ["GestureTrace", "Invariants", "Randoms", "Replay", "Subjects", "TraceFiles"]),
    tests(of: "Reports", with: ["Invariants", "GestureTrace"]),
    tests(of: "Checking", with: ["GestureTrace", "Replay", "Reports", "Subjects"]),
    tests(
      of: "Exploration",
      with: [
        "GestureTrace", "HeadlessUIKit", "Invariants", "Randoms", "Replay", "Subjects",
        "TraceFiles",
      ]),
    tests(
      of: "TerminalScreens",
      with: [
        "GestureTrace", "HeadlessUIKit", "Invariants", "Replay", "ScreenReading", "Subjects",
        "TraceFiles",
      ],
      excluding: ["Screens"]),
    // What a program has written to a terminal, as it is seen there.
    .target(
      name: "ScreenReading", dependencies: ["TerminalScreens"], path: "Tests/ScreenReading",
      swiftSettings: strict),
    tests(
      of: "PullbackCommands",
      with: [
        "pullback", "Reports", "ScreenReading", "TerminalScreens", "TraceFiles", "GestureTrace",
      ]),
    .testTarget(
      name: "RealGestureTests",
      dependencies: ["Checking", "GestureTrace", "Replay", "Subjects", "TraceFiles"],
      swiftSettings: strict),
    tests(of: "RefreshControls", with: ["ControlParts", "ExemplarControls", "HeadlessUIKit"]),
    .testTarget(
      name: "ScrollRecorderTests",
      dependencies: [
        "GestureTrace", "HeadlessUIKit", "Replay", "ScrollRecorder", "Subjects", "TraceFiles",
        "UIKit",
      ],
      swiftSettings: asIOSProjectsAre + withoutOverlays),
    // Traces and contracts by their seeds, for several tests.
    .target(
      name: "Randoms", dependencies: ["GestureTrace"], path: "Tests/Randoms",
      swiftSettings: strict),
    tests(
      of: "Subjects",
      with: [
        "Checking", "ControlParts", "ExemplarControls", "Exploration", "GestureTrace",
        "HeadlessUIKit",
        "Invariants", "Randoms", "RefreshControls", "Replay", "TraceFiles",
      ]),
    .target(
      name: "DropRefresh", dependencies: [uiKit, "Replay", "GestureTrace"],
      path: "Examples/DropRefresh", exclude: ["Manifest", "Recordings", "Xcode"],
      swiftSettings: asIOSProjectsAre),
    example("SpringHeader"),
    example("TableLoader"),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Checking", "DropRefresh", "GestureTrace", "HeadlessUIKit", "Replay", "Reports",
        "SpringHeader", "TableLoader", "TraceFiles",
      ], swiftSettings: strict),
    .testTarget(name: "HouseTests", swiftSettings: strict),
  ]
)
