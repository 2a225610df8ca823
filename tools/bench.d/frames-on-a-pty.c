/* Runs a program on a terminal of its own, reads what it draws, and tells how evenly its frames come.
 *
 *   frames-on-a-pty COLUMNS ROWS SECONDS KEYS PROGRAM [ARGUMENT…]
 *
 * KEYS are typed one after another, each after a frame; `~` among them begins to move the mouse up and down
 * with its button down, 125 times a second. A frame begins with synchronised output. Prints the frames of
 * SECONDS, frames a second, those that came more than half a frame late, frames that were left out, the
 * longest time between two in ms, and the processor's time for each in ms. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static double used(const struct rusage *u) {
  return u->ru_utime.tv_sec + u->ru_utime.tv_usec / 1e6 + u->ru_stime.tv_sec +
         u->ru_stime.tv_usec / 1e6;
}

int main(int count, char **argument) {
  if (count < 6) return 64;
  struct winsize size = {.ws_col = atoi(argument[1]), .ws_row = atoi(argument[2])};
  double seconds = atof(argument[3]);
  const char *keys = argument[4];
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0 || grantpt(terminal) || unlockpt(terminal)) return 71;
  ioctl(terminal, TIOCSWINSZ, &size);
  pid_t child = fork();
  if (child == 0) {
    setsid();
    int end = open(ptsname(terminal), O_RDWR);
    for (int number = 0; number < 3; number++) dup2(end, number);
    execv(argument[5], argument + 5);
    _exit(127);
  }

  static const char mark[] = "\033[?2026h";
  char block[1 << 16];
  size_t matched = 0;
  int frames = 0, late = 0, dropped = 0, drags = 0, row = 10;
  double first = 0, last = 0, longest = 0, next_drag = 0;
  for (;;) {
    double time = now();
    if (first > 0 && time - first > seconds) break;
    if (drags && time >= next_drag) {
      row = drags / 20 % 2 ? 30 - drags % 20 : 10 + drags % 20;
      dprintf(terminal, "\033[<32;20;%dM", row);
      drags++;
      next_drag = time + 0.008;
    }
    struct pollfd waited = {.fd = terminal, .events = POLLIN};
    if (poll(&waited, 1, drags ? 2 : 100) == 0) continue;
    ssize_t length = read(terminal, block, sizeof block);
    if (length <= 0) break;
    for (ssize_t place = 0; place < length; place++) {
      matched = block[place] == mark[matched] ? matched + 1 : block[place] == mark[0];
      if (matched < sizeof mark - 1) continue;
      matched = 0;
      time = now();
      if (*keys == '~') {
        dprintf(terminal, "\033[<0;20;%dM", row);
        drags = 1;
        keys++;
      } else if (*keys) {
        if (write(terminal, keys++, 1) < 0) return 71;
      } else if (first == 0) {
        first = time;
      } else {
        double gap = time - last;
        frames++;
        late += gap > 1.5 / 60;
        dropped += (int)(gap * 60 + 0.5) > 1 ? (int)(gap * 60 + 0.5) - 1 : 0;
        if (gap > longest) longest = gap;
      }
      last = time;
    }
  }
  struct rusage usage;
  kill(child, SIGTERM);
  /* It gives the terminal back before it goes, which is to be read. */
  fcntl(terminal, F_SETFL, O_NONBLOCK);
  while (wait4(child, NULL, WNOHANG, &usage) == 0) {
    struct pollfd waited = {.fd = terminal, .events = POLLIN};
    poll(&waited, 1, 10);
    if (read(terminal, block, sizeof block) < 0) continue;
  }
  printf("%d %.1f %d %d %.1f %.2f\n", frames, frames / seconds, late, dropped, longest * 1e3,
         frames ? used(&usage) * 1e3 / frames : 0);
  return 0;
}
