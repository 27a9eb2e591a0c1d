#!/bin/sh
# Runs the browser CHROME_PATH behind the product in the line for a core: several browsers would keep the calls of all of them waiting until the
# product refuses them. As root, Chromium puts its pages before all other processes (nice -8), unless it has no right to.
if setpriv --bounding-set -sys_nice true 2>/dev/null; then exec setpriv --bounding-set -sys_nice nice -n 5 "$CHROME_PATH" "$@"; fi
exec nice -n 5 "$CHROME_PATH" "$@"
