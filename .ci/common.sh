# What .ci/run and .ci/deep share. To be sourced.

# Prints a heading with the seconds that have passed.
section() { printf '\n=== %s (%d s)\n' "$1" "$SECONDS"; }

fail() {
  printf '%s: %s\n' "$0" "$1" >&2
  exit 1
}

# need PROGRAM PACKAGE: installs the Debian package unless the program is there.
need() {
  command -v "$1" >/dev/null && return
  local root=()
  [ "$(id -u)" = 0 ] || root=(sudo)
  echo "installing $2"
  {
    "${root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -y -qq --no-install-recommends "$2"
  } >/dev/null
}

# Runs a command, and shows what it printed only if it fails.
quietly() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1; then
    cat "$log"
    fail "'$*' failed"
  fi
  rm "$log"
}

# Runs tests and shows the suites as they end; test_minutes later, ends them. If they fail, shows all
# there was and, last, what failed and what did not end. Leaves the closing line of Swift Testing in
# closing_line. Players live in memory where possible: saves wait for the disk.
run_tests() {
  local log homes=${TMPDIR:-/tmp}
  log=$(mktemp)
  [ -w /dev/shm ] && homes=/dev/shm
  if ! TMPDIR=$homes timeout --kill-after=10 "${test_minutes:-15}m" "$@" 2>&1 | tee "$log" |
    { grep -E --line-buffered '^(✔|✘) (Suite|Test run)|^➜|^(Build|Test).*complete' || true; }; then
    cat "$log"
    grep '^✘' "$log" || true
    awk -F'"' '/^◇ Test "/ { begun[$2] } /^(✔|✘|➜) Test "/ { delete begun[$2] }
      END { for (test in begun) print "not ended: " test }' "$log"
    fail "'$*' failed"
  fi
  closing_line=$(grep 'Test run with' "$log" | tail -1) || fail "'$*' ran no tests"
  rm "$log"
}
