#!/bin/sh
# Runs one server for as long as the process that started this one lives:
# watchdog.sh PID_FILE LOG_FILE GRACE_TENTHS REMOVED_FOLDER COMMAND [ARGUMENT …]
#
# Its standard input is a pipe from that process, which the kernel closes however that process ends, kill -9 included. The server then gets
# SIGTERM and, after the grace period in tenths of a second, SIGKILL. A folder (empty for none) is removed only after such an end: a server
# that a test has killed may be started again on it. A shell takes 1 MB of memory, a Node process 45.
pid_file=$1 log_file=$2 grace=$3 removed=$4
shift 4
stopping=''

"$@" </dev/null >"$log_file" 2>&1 &
server=$!
# The shell would report how the server ends.
exec 2>/dev/null

stop() {
  stopping=1
  kill -TERM "$server"
  # A paused server handles the signal only once it goes on.
  kill -CONT "$server"
}
trap stop TERM INT HUP

printf %s "$server" >"$pid_file"
exec 3<&0 </dev/null
{
  read -r _ <&3
  # Repeated, because a signal just before a wait does not end it.
  while kill -TERM $$; do sleep 1; done
} &
reader=$!
exec 3<&-

while :; do
  wait "$server"
  code=$?
  # A signal ends the wait before the server has ended.
  kill -0 "$server" || break
  [ -z "$stopping" ] && continue
  while [ "$grace" -gt 0 ] && kill -0 "$server"; do
    sleep 0.1
    grace=$((grace - 1))
  done
  kill -KILL "$server"
done
kill "$reader"
rm -f "$pid_file"
[ -z "$stopping" ] && exit "$code"
[ -n "$removed" ] && rm -rf "$removed"
exit 0
