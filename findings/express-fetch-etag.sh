#!/usr/bin/env bash
# Express never answers 304 to a script that revalidates by fetch with If-None-Match.
#
# Package:  express 5.3.0 with its fresh 2.0.0, and the fetch of Node.js 24, which follows the same standard as that of browsers
# Expected: a GET whose If-None-Match has the current ETag is answered with 304 (RFC 9110, section 13.1.2). The `no-cache` of a request is a demand
#           on caches not to answer without validation (RFC 9111, section 5.2.1.4), and a 304 of the origin is a validation.
# Seen:     fetch adds `Cache-Control: no-cache` to a request for which the script sets If-None-Match (Fetch standard, HTTP-network-or-cache fetch).
#           Express answers such a request in full, whatever its ETag (`req.fresh`). The same request by node:http gets 304:
#             fetch:                          200, sent Cache-Control: no-cache
#             fetch with its own max-age=0:   304
#             node:http:                      304
#           Each does as it documents; together they make the ETag useless to scripts.
# For us:   a page whose stream has failed asks every second whether a discussion has changed, and would load all of it each time.
#           gateway/src/routes/experts/discussions.ts compares the ETag itself.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -e 'if (parseInt(process.versions.node) < 24) throw new Error("needs Node.js 24")'
npm init -y >/dev/null
npm install --no-audit --no-fund --silent express@5.3.0

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import express from 'express'

let received
const app = express()
app.get('/', (request, response) => {
  received = request.get('Cache-Control')
  response.set('ETag', '"1"').json({ text: 'unchanged' })
})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${server.address().port}/`

const byFetch = async (headers) => {
  const response = await fetch(url, { headers: { 'If-None-Match': '"1"', ...headers } })
  await response.text()
  return response.status
}
const plain = await byFetch({})
console.log(`fetch:                          ${plain}, sent Cache-Control: ${received}`)
const addedByFetch = received
const own = await byFetch({ 'Cache-Control': 'max-age=0' })
console.log(`fetch with its own max-age=0:   ${own}`)
const [{ statusCode: direct }] = await once(get(url, { agent: false, headers: { 'If-None-Match': '"1"' } }), 'response')
console.log(`node:http:                      ${direct}`)
server.closeAllConnections()
server.close()
assert.deepEqual([own, direct, addedByFetch], [304, 304, 'no-cache'])
assert.equal(plain, 200, 'the behaviour has changed')
JS
node finding.mjs
