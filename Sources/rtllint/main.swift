#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

StandardStream.takeFailuresForAnswers()
exit(Command.run(Argument.all).rawValue)
