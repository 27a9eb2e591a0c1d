#!/bin/sh
# The first process of a development image. Runs the component, and runs it again when it ends or when SIGHUP follows a sync of files.
# With WEB_DEV_URL it also runs Vite's dev server, which watches the web's files itself.
started=/tmp/started
if [ -n "$WEB_DEV_URL" ]; then
  (cd /app/web && VITE_PORT=${WEB_DEV_URL##*:} exec node ../node_modules/vite/bin/vite.js --logLevel warn) &
fi
changed() { [ -n "$(find /app/proto /app/services /app/gateway -name node_modules -prune -o -type f -cnewer $started -print 2>/dev/null)" ]; }
trap 'if changed; then kill "$component"; fi' HUP
trap 'kill "$component"; wait "$component"; exit 0' TERM INT
while :; do
  touch $started
  # Restarts do not wait for open streams.
  STOP_GRACE_MS=500 LEAVE_NOTICE_MS=0 node src/main.ts &
  component=$!
  echo $component >/tmp/component.pid
  # A signal interrupts `wait`.
  while kill -0 "$component" 2>/dev/null; do wait "$component"; done
  # Code that does not start is started again after a pause.
  sleep 0.5
done
