import Foundation

/// Whether a test can call for help from programs that `.ci/run` installs.
func areInstalled(_ programs: String...) -> Bool {
  programs.allSatisfy { program in
    ["/usr/local/bin", "/usr/bin", "/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
