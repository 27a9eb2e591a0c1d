#!/usr/bin/env bash
# The streams of both providers' SDKs end without an error when an answer is cut off.
#
# Package:  openai 7.57.0 and @anthropic-ai/sdk 1.12.0
# Expected: a stream of chat completions ends with `data: [DONE]`, after a chunk with a finish_reason (API reference, "Create chat completion",
#           stream_options); one of messages ends with the event message_stop (page "Streaming messages", "Event types"). Of an answer
#           without its last event, a reader learns that it is not whole.
# Seen:     a proxy that gives up on its upstream ends the HTTP body in an orderly way. The loop over the stream then ends as after a whole answer,
#           with Anthropic's stream helper too; only its finalMessage, which needs the whole message, fails:
#             OpenAI, create:               "Take no more than", then a normal end
#             Anthropic, create:            "Take no more than", then a normal end
#             Anthropic, stream helper:     "Take no more than", then a normal end
#             Anthropic, finalMessage:      AnthropicError
# For us:   half an answer would be stored, shown and billed as a whole one. services/llm/src/providers/call/provider-call.ts reads the events
#           itself: a body that ends before the last event is a lost connection, and services/llm/src/providers/continuation.ts asks for the rest.

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
import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'

const beginning = 'Take no more than'
const choice = { index: 0, delta: { content: beginning }, finish_reason: null }
const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'demo', choices: [choice] }
const usage = { input_tokens: 1, output_tokens: 1 }
const message = { id: 'm', type: 'message', role: 'assistant', model: 'demo', content: [], stop_reason: null, stop_sequence: null, usage }
const events = [
  { type: 'message_start', message },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: beginning } },
]
const bodies = {
  '/v1/chat/completions': `data: ${JSON.stringify(chunk)}\n\n`,
  '/v1/messages': events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
}
const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(bodies[request.url])
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${server.address().port}`

const openai = new OpenAI({ apiKey: 'demo', baseURL: `${origin}/v1`, maxRetries: 0 })
const anthropic = new Anthropic({ apiKey: 'demo', baseURL: origin, maxRetries: 0 })
const question = { model: 'demo', messages: [{ role: 'user', content: 'How much?' }] }
const limited = { ...question, max_tokens: 100 }

/** Reads a stream to its end, and returns its text and how it ended. */
async function read(open, textOf) {
  let text = ''
  try {
    for await (const event of await open()) text += textOf(event) ?? ''
    return `"${text}", then a normal end`
  } catch (error) {
    return `"${text}", then ${error.constructor.name}`
  }
}

const textOfEvent = (event) => event.delta?.text
const seen = {
  'OpenAI, create': await read(
    () => openai.chat.completions.create({ ...question, stream: true }),
    ({ choices }) => choices[0].delta.content,
  ),
  'Anthropic, create': await read(() => anthropic.messages.create({ ...limited, stream: true }), textOfEvent),
  'Anthropic, stream helper': await read(() => anthropic.messages.stream(limited), textOfEvent),
  'Anthropic, finalMessage': await anthropic.messages.stream(limited).finalMessage().then(
    () => 'a message',
    (error) => error.constructor.name,
  ),
}
server.close()
for (const [way, ending] of Object.entries(seen)) console.log(`${`${way}:`.padEnd(30)}${ending}`)
const normal = `"${beginning}", then a normal end`
assert.deepEqual(Object.values(seen), [normal, normal, normal, 'AnthropicError'], 'the behaviour has changed')
JS
node finding.mjs
