// swift-tools-version: 6.2

import PackageDescription

// Where there is no UIKit, ours takes its place, and recordings test the control.
#if os(Linux)
  let pullback: [Package.Dependency] = [.package(path: "../pullback")]
  let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "pullback")]
  let tests: [Target] = [
    .testTarget(
      name: "DropRefreshTests",
      dependencies: [
        "DropRefresh", .product(name: "UIKit", package: "pullback"),
        .product(name: "PullbackTesting", package: "pullback"),
      ],
      exclude: ["Recordings"])
  ]
#else
  let pullback: [Package.Dependency] = []
  let uiKit: [Target.Dependency] = []
  let tests: [Target] = []
#endif

let package = Package(
  name: "drop-refresh",
  products: [.library(name: "DropRefresh", targets: ["DropRefresh"])],
  dependencies: pullback,
  targets: [
    .target(name: "DropRefresh", dependencies: uiKit, swiftSettings: [.swiftLanguageMode(.v5)])
  ] + tests
)
