import Glibc
import PullbackCommands

let arguments = Array(CommandLine.arguments.dropFirst())
exit(await Pullback.run(arguments))
