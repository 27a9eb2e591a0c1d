#!/bin/sh
# The first process of a development image: runs the component, and again when it ends or, after files were synced, on SIGHUP.
# With WEB_DEV_URL it also runs Vite's dev server, which sees changes of the web by itself.
started=/tmp/started
if [ -n "$WEB_DEV_URL" ]; then
  (cd /app/web && VITE_PORT=${WEB_DEV_URL##*:} exec node ../node_modules/vite/bin/vite.js --logLevel warn) &
fi
changed() { [ -n "$(find /app/proto /app/services /app/gateway -name node_modules -prune -o -type f -cnewer $started -print 2>/dev/null)" ]; }
trap 'if changed; then kill "$component"; fi' HUP
trap 'kill "$component"; wait "$component"; exit 0' TERM INT
while :; do
  touch $started
  # Whoever edits does not wait for open streams.
  STOP_GRACE_MS=500 LEAVE_NOTICE_MS=0 node src/main.ts &
  component=$!
  echo $component >/tmp/component.pid
  # A signal ends a wait early.
  while kill -0 "$component" 2>/dev/null; do wait "$component"; done
  # Code that does not start is tried again, with a pause.
  sleep 0.5
done
