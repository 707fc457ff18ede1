#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Sends this thread a signal that is handled before the next statement. The threads that run tests
/// block signals unless told otherwise.
func send(_ signal: Int32) {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_UNBLOCK, &all, nil)
  raise(signal)
}
