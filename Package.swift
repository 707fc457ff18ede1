// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "dailychallenge",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "dailychallenge", targets: ["dailychallenge"])
  ],
  targets: [
    .target(name: "MusicTheory"),
    .target(name: "LegacyEngines", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Engraving", dependencies: ["MusicTheory"]),
    .target(
      name: "DailyChallengeKit",
      dependencies: ["MusicTheory", "LegacyEngines"],
      resources: [
        .embedInCode("../../Resources/scales.records"),
        .embedInCode("../../Resources/curriculum.1.json"),
      ]
    ),
    .target(name: "Platform"),
    .target(name: "Progress", dependencies: ["DailyChallengeKit", "Platform"]),
    .target(
      name: "TerminalUI",
      dependencies: ["DailyChallengeKit", "Engraving", "MusicTheory", "Platform"]
    ),
    .executableTarget(
      name: "dailychallenge",
      dependencies: [
        "DailyChallengeKit", "Engraving", "MusicTheory", "Platform", "Progress", "TerminalUI",
      ],
      exclude: ["startup.order"],
      linkerSettings: [
        // Keeps a quarter of the program out of memory until the first screen.
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
            "--symbol-ordering-file=\(Context.packageDirectory)/Sources/dailychallenge/startup.order",
          ],
          .when(platforms: [.linux], configuration: .release)
        )
      ]
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "DailyChallengeKit", "Engraving", "LegacyEngines", "MusicTheory", "Platform", "Progress",
        "TerminalUI",
      ]
    ),
    .testTarget(name: "EngravingTests", dependencies: ["Engraving", "MusicTheory"]),
    .target(name: "Oracle", path: "Tests/Oracle", exclude: ["Tables"]),
    .testTarget(
      name: "DailyChallengeKitTests",
      dependencies: ["DailyChallengeKit", "LegacyEngines", "MusicTheory", "Oracle"]
    ),
    .testTarget(name: "MusicTheoryTests", dependencies: ["MusicTheory", "Oracle"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
    .testTarget(
      name: "ProgressTests",
      dependencies: ["DailyChallengeKit", "Platform", "Progress"]
    ),
    .testTarget(
      name: "TerminalUITests",
      dependencies: ["DailyChallengeKit", "Engraving", "MusicTheory", "Platform", "TerminalUI"]
    ),
    .testTarget(
      name: "ArgumentsTests",
      dependencies: ["DailyChallengeKit", "Platform", "Progress", "dailychallenge"]
    ),
    .testTarget(name: "EndToEndTests", dependencies: ["dailychallenge", "Oracle"]),
  ]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
