# What the tools have in common; sourced, not run. Sets `top` and works from there.
# shellcheck shell=bash

# shellcheck disable=SC2034 # the tools read it
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

# The exit code for what is neither the user's nor a control's fault (README.md, "Exit codes").
our_fault=70

say() { printf '%s\n' "$*" >&2; }

# Ends the tool with a message.
fail() {
  say "$*"
  exit "$our_fault"
}

# Makes sure that there is a Swift compiler.
need_swift() {
  command -v swift >/dev/null && return
  say "pullback: error: found no swift on the PATH, expected Swift 6.3"
  fail "Install it from https://www.swift.org/install/linux/ or work in the container swift:6.3."
}

# Makes sure that the headers of json-c are there; installs them where we may.
need_json_c() {
  [ -e /usr/include/json-c/json.h ] && return
  pkg-config --exists json-c 2>/dev/null && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "pullback: installing libjson-c-dev"
    install_packages libjson-c-dev && return
  fi
  say "pullback: error: found no json-c, expected its headers and library"
  fail "Install them: sudo apt-get install libjson-c-dev (Fedora: json-c-devel)"
}

# Installs packages of Debian or Ubuntu, asking nothing and saying nothing unless it fails.
install_packages() {
  local log
  log=$(mktemp)
  if DEBIAN_FRONTEND=noninteractive apt-get update -qq >"$log" 2>&1 </dev/null &&
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" \
      >>"$log" 2>&1 </dev/null; then
    rm -f "$log"
    return
  fi
  cat "$log" >&2
  rm -f "$log"
  return 1
}
