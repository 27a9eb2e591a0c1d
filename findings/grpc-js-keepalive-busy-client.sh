#!/usr/bin/env bash
# A client that computes for longer than its keepalive timeout drops a connection whose server has answered the ping in time.
#
# Package:  @grpc/grpc-js 1.14.7, as client and server, each a process of its own
# Expected: the client drops a connection when no answer to its ping arrives within the timeout (gRFC A8).
# Seen:     the answer has arrived, and waits in the socket while the client computes. Node runs timers before it reads sockets, so that the
#           timeout comes first, and the call ends:
#             idle client: done
#             busy client: UNAVAILABLE Connection dropped
# For us:   a gateway whose event loop is late for a second, as under a burst, breaks every stream of the connection.
#           services/kit/src/rpc/connections/late-pings.ts waits for some turns of the event loop first, and can go when this script fails.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -e 'if (parseInt(process.versions.node) < 24) throw new Error("needs Node.js 24")'
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @grpc/grpc-js@1.14.7

cat >method.mjs <<'JS'
export const same = (bytes) => bytes
export const method = {
  path: '/demo.Demo/Slow',
  requestStream: false,
  responseStream: false,
  requestSerialize: same,
  requestDeserialize: same,
  responseSerialize: same,
  responseDeserialize: same,
}
JS
cat >server.mjs <<'JS'
import grpc from '@grpc/grpc-js'
import { method } from './method.mjs'

const server = new grpc.Server()
server.addService({ slow: method }, { slow: (_call, answer) => setTimeout(answer, 6_000, null, Buffer.from('done')) })
server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error
  process.send(port)
})
process.on('disconnect', () => process.exit())
JS
cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import grpc from '@grpc/grpc-js'
import { method, same } from './method.mjs'

const server = fork('./server.mjs')
const [port] = await once(server, 'message')

/** Computes without giving way to the event loop. */
function compute(ms) {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** Returns how a call of 6 s ends while its client computes for `ms`, several times. */
async function callOfClient(ms) {
  const options = { 'grpc.keepalive_time_ms': 500, 'grpc.keepalive_timeout_ms': 1_000, 'grpc.use_local_subchannel_pool': 1 }
  const client = new grpc.Client(`127.0.0.1:${port}`, grpc.credentials.createInsecure(), options)
  const ending = new Promise((resolve) => {
    client.makeUnaryRequest(method.path, same, same, Buffer.from('x'), (error, answer) =>
      resolve(error ? `${grpc.status[error.code]} ${error.details}` : String(answer)),
    )
  })
  await sleep(200)
  for (let times = 0; times < 3; times++) {
    compute(ms)
    await turn()
  }
  const result = await ending
  client.close()
  return result
}

const idle = await callOfClient(0)
console.log(`idle client: ${idle}`)
const busy = await callOfClient(1_200)
console.log(`busy client: ${busy}`)
server.disconnect()
assert.equal(idle, 'done')
assert.equal(busy, 'UNAVAILABLE Connection dropped', 'the behaviour has changed')
JS
node finding.mjs
