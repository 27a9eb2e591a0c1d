#!/usr/bin/env bash
# A server without channelz statistics keeps its connections after forceShutdown.
#
# Package:  @grpc/grpc-js 1.14.7
# Expected: a forceful shutdown closes all connections, so that running calls fail (https://grpc.io/docs/guides/server-graceful-stop), and
#           `grpc.enable_channelz: 0` turns off statistics for debugging only (gRFC A14).
# Seen:     with that option, forceShutdown returns, but the running call goes on and is even answered:
#             channelz on:  CANCELLED
#             channelz off: answered after forceShutdown
#           The list of sessions that forceShutdown destroys is kept with the statistics alone.
# For us:   a replica that stops ends what still runs by forceShutdown when its grace is over; those calls would go on. Our clients turn channelz
#           off to save CPU, our servers leave it on (services/kit/src/rpc/channel-options.ts), until this script fails.

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
import grpc from '@grpc/grpc-js'

const same = (bytes) => bytes
const method = {
  path: '/demo.Demo/Wait',
  requestStream: false,
  responseStream: false,
  requestSerialize: same,
  requestDeserialize: same,
  responseSerialize: same,
  responseDeserialize: same,
}

/** Returns how a call ends that runs at the forced shutdown of its server and would be answered a second later. */
async function callDuringShutdown(serverOptions) {
  const server = new grpc.Server(serverOptions)
  const wait = (_call, answer) => {
    server.forceShutdown()
    setTimeout(answer, 1_000, null, Buffer.from('answered after forceShutdown'))
  }
  server.addService({ wait: method }, { wait })
  const port = await new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound)))
  })
  const client = new grpc.Client(`127.0.0.1:${port}`, grpc.credentials.createInsecure())
  const ending = await new Promise((resolve) => {
    client.makeUnaryRequest(method.path, same, same, Buffer.from('x'), (error, answer) => resolve(error ? grpc.status[error.code] : String(answer)))
  })
  client.close()
  return ending
}

const on = await callDuringShutdown({})
console.log(`channelz on:  ${on}`)
const off = await callDuringShutdown({ 'grpc.enable_channelz': 0 })
console.log(`channelz off: ${off}`)
assert.notEqual(on, 'answered after forceShutdown')
assert.equal(off, 'answered after forceShutdown', 'the behaviour has changed')
JS
node finding.mjs
