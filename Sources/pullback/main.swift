import Glibc
import PullbackCommands

exit(Pullback.run())
