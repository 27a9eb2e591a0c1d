#!/usr/bin/env bash
# A command that failed by commandTimeout is sent nevertheless once the server is back.
#
# Package:  ioredis 5.11.1
# Expected: with `commandTimeout`, a command without a reply in that time fails with "Command timed out" (the option's description in
#           RedisOptions). What has failed before it was sent is not sent afterwards.
# Seen:     while the server is away, the command waits in the offline queue. It fails there, stays there, and takes effect at the reconnection:
#             INCR while the server is away: Command timed out
#             commands that the server got after its return: INCR uses
#           Reported: https://github.com/redis/ioredis/issues/2130
# For us:   a caller that was told of a failure tries again, and both attempts count: a login would use up two tries of a limit, a claim would be
#           held by nobody. services/kit/src/stores/bounded-redis.ts bounds commands itself, and never sends one that has failed. The option can
#           replace a part of it when this script fails.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -e 'if (parseInt(process.versions.node) < 24) throw new Error("needs Node.js 24")'
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ioredis@5.11.1

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'

const commands = []
/** Answers the commands of RESP arrays with 1. */
const server = createServer((socket) =>
  socket.on('data', (bytes) => {
    const parts = String(bytes).split('\r\n')
    for (let at = 0; parts[at].startsWith('*'); ) {
      const length = Number(parts[at].slice(1))
      commands.push(parts.slice(at, at + 1 + 2 * length).filter((_, index) => index > 0 && index % 2 === 0).join(' '))
      socket.write(':1\r\n')
      at += 1 + 2 * length
    }
  }),
)
const listen = async (port) => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server.address().port
}

const port = await listen(0)
server.close()
await once(server, 'close')

const redis = new Redis({ host: '127.0.0.1', port, commandTimeout: 200, retryStrategy: () => 600, enableReadyCheck: false, disableClientInfo: true })
redis.on('error', () => undefined)
const outcome = await redis.incr('uses').catch((error) => error.message)
console.log(`INCR while the server is away: ${outcome}`)
await listen(port)
await once(redis, 'ready')
await sleep(200)
const late = commands.filter((command) => /incr/i.test(command)).map((command) => command.replace('incr', 'INCR'))
console.log(`commands that the server got after its return: ${late.join(', ') || 'none'}`)
redis.disconnect()
server.close()
assert.equal(outcome, 'Command timed out')
assert.deepEqual(late, ['INCR uses'], 'the behaviour has changed')
JS
node finding.mjs
