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
trap 'stopping=1' TERM INT HUP

"$@" </dev/null >"$log_file" 2>&1 &
server=$!
# The shell would report how the server ends.
exec 2>/dev/null

end_server() {
  kill -TERM "$server"
  # A paused server handles the signal only once it goes on.
  kill -CONT "$server"
  while [ "$grace" -gt 0 ] && kill -0 "$server"; do
    sleep 0.1
    grace=$((grace - 1))
  done
  kill -KILL "$server"
}

printf %s "$server" >"$pid_file"
exec 3<&0 </dev/null
# Ends the server itself, because this shell may have been killed as well.
{
  read -r _ <&3
  trap '' TERM
  end_server
  exit 0
} &
reader=$!
exec 3<&-

while :; do
  [ -n "$stopping" ] && end_server
  wait "$server"
  code=$?
  # A signal ends the wait before the server has ended.
  kill -0 "$server" || break
done
# Once the pipe has closed, the reader ignores the signal and soon ends by itself.
kill -TERM "$reader"
wait "$reader" && stopping=1
rm -f "$pid_file"
[ -z "$stopping" ] && exit "$code"
[ -n "$removed" ] && rm -rf "$removed"
exit 0
