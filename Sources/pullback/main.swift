import Glibc
import PullbackCommands

let arguments = Array(CommandLine.arguments.dropFirst())
exit(Pullback.run(arguments))
