#!/usr/bin/env bash
# One Retry-After of two minutes: OpenAI's SDK comes back within seconds, Anthropic's lets its caller wait all the time.
#
# Package:  openai 7.57.0 and @anthropic-ai/sdk 1.12.0
# Expected: Retry-After says how long a client ought to wait before it follows up (RFC 9110, section 10.2.3). A client that does not want
#           to wait so long gives up and shows the error.
# Seen:     four seconds after an answer 429 with `Retry-After: 120`:
#             OpenAI:    2 requests
#             Anthropic: 1 request, the call waits
#           OpenAI's SDK takes a time above 60 s for none, and repeats after its usual backoff, which the provider counts as another refused call.
#           Anthropic's waits for any time that a timer can hold; its option `timeout` counts for each request only.
#           About the bound of OpenAI's: https://github.com/openai/openai-node/issues/1840
# For us:   a person waits for the answer, and the limits of a provider count for all of them. services/llm/src/providers/call/response-handler.ts
#           tells both SDKs by x-should-retry not to repeat when the time is longer than a person would wait, so the error is seen at once.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -e 'if (parseInt(process.versions.node) < 24) throw new Error("needs Node.js 24")'
npm init -y >/dev/null
npm install --no-audit --no-fund --silent openai@7.57.0 @anthropic-ai/sdk@1.12.0

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'

const requests = { '/v1/chat/completions': 0, '/v1/messages': 0 }
const server = createServer((request, response) => {
  request.resume()
  requests[request.url]++
  const error = { type: 'rate_limit_error', message: 'Please wait' }
  response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '120' }).end(JSON.stringify({ type: 'error', error }))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${server.address().port}`

const options = { apiKey: 'demo', maxRetries: 1, timeout: 1_000, logLevel: 'off' }
const question = { model: 'demo', messages: [{ role: 'user', content: 'How much?' }] }
const stop = new AbortController()
const stateOf = (call) => {
  const state = { ended: false }
  call.catch(() => undefined).finally(() => (state.ended = true))
  return state
}
const clients = { openai: new OpenAI({ ...options, baseURL: `${origin}/v1` }), anthropic: new Anthropic({ ...options, baseURL: origin }) }
const { signal } = stop
const openai = stateOf(clients.openai.chat.completions.create(question, { signal }))
const anthropic = stateOf(clients.anthropic.messages.create({ ...question, max_tokens: 100 }, { signal }))
await sleep(4_000)
const seen = {
  openai: requests['/v1/chat/completions'],
  openaiEnded: openai.ended,
  anthropic: requests['/v1/messages'],
  anthropicEnded: anthropic.ended,
}
stop.abort()
server.close()
console.log(`OpenAI:    ${seen.openai} requests`)
console.log(`Anthropic: ${seen.anthropic} request${seen.anthropicEnded ? '' : ', the call waits'}`)
assert.deepEqual(seen, { openai: 2, openaiEnded: true, anthropic: 1, anthropicEnded: false }, 'the behaviour has changed')
JS
node finding.mjs
