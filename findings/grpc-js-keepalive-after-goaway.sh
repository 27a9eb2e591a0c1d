#!/usr/bin/env bash
# A keepalive ping ends calls that the server goes on answering after its GOAWAY.
#
# Package:  @grpc/grpc-js 1.14.7, as client and server
# Expected: GOAWAY ends no running call. Streams up to its last id complete (RFC 9113, section 6.8), pings are allowed and answered on the
#           connection meanwhile (section 6.7), and max_connection_age_grace is the time that running calls get (gRFC A9).
# Seen:     with keepalive on the client, the call ends at the first ping after the GOAWAY:
#             without keepalive: done
#             with keepalive:    UNAVAILABLE Connection dropped
#           Node refuses to ping on a session that got GOAWAY, and the client takes the refusal for a dead connection.
#           Reported: https://github.com/grpc/grpc-node/issues/3068
# For us:   servers retire connections after 30 s so that new replicas get calls, and answers of a model stream for minutes: without a remedy,
#           each answer would break off within half a second of the GOAWAY. services/kit/src/rpc/connections/ping-after-goaway.ts keeps pings
#           possible, and can go when this script fails.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -e 'if (parseInt(process.versions.node) < 24) throw new Error("needs Node.js 24")'
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @grpc/grpc-js@1.14.7

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import grpc from '@grpc/grpc-js'

const same = (bytes) => bytes
const method = {
  path: '/demo.Demo/Slow',
  requestStream: false,
  responseStream: false,
  requestSerialize: same,
  requestDeserialize: same,
  responseSerialize: same,
  responseDeserialize: same,
}

/** Returns how a call of 3 s ends on a connection that its server retires after 1 s. */
async function callDuringGoaway(clientOptions) {
  const server = new grpc.Server({ 'grpc.max_connection_age_ms': 1_000, 'grpc.max_connection_age_grace_ms': 60_000 })
  server.addService({ slow: method }, { slow: (_call, answer) => setTimeout(answer, 3_000, null, Buffer.from('done')) })
  const port = await new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound)))
  })
  const client = new grpc.Client(`127.0.0.1:${port}`, grpc.credentials.createInsecure(), clientOptions)
  const ending = await new Promise((resolve) => {
    client.makeUnaryRequest(method.path, same, same, Buffer.from('x'), (error, answer) =>
      resolve(error ? `${grpc.status[error.code]} ${error.details}` : String(answer)),
    )
  })
  client.close()
  server.forceShutdown()
  return ending
}

const without = await callDuringGoaway({})
console.log(`without keepalive: ${without}`)
const withPings = await callDuringGoaway({ 'grpc.keepalive_time_ms': 500, 'grpc.keepalive_timeout_ms': 1_000 })
console.log(`with keepalive:    ${withPings}`)
assert.equal(without, 'done')
assert.equal(withPings, 'UNAVAILABLE Connection dropped', 'the behaviour has changed')
JS
node finding.mjs
