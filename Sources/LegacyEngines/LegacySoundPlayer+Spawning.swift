#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LegacySoundPlayer {
  // Starts a program that reads and writes nothing, leads a group of its own, and takes signals as if a
  // shell had started it. Returns an errno, or 0.
  static func spawn(_ words: [String], _ child: inout pid_t) -> Int32 {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let environment = _NSGetEnviron().pointee
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for stream in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    return posix_spawn(&child, words[0], &files, &attributes, &arguments, environment)
  }
}
