import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DiscussionCall, discussionAnswer, discussionCallOf } from './discussion-answers.ts'
import { type EntryCall, entryAnswer, entryCallOf } from './entry-answers.ts'
import { busySeconds, endEvent, refusalEvents, type ScriptedAnswer, scriptedAnswerOf, thoughtEvent } from './scripted-answers.ts'

/*
 * A model provider for benches and trials that uses little CPU: events are encoded before the first request, and one timer serves all
 * streams. Arguments: the port and the address to listen on.
 *
 * The request's `model` ends in `<tokens>.<interval in ms>`, such as `gpt-bench-400.5`. A last `[answer <tokens>.<interval in ms>]` in the
 * messages overrules it. What a request gets:
 *
 * - A chat gets numbered tokens. The first one carries its send time in microseconds of the monotonic clock.
 * - A request to go on with an answer gets the last words that it names, in one piece, and the tokens after them.
 * - A chat with `[model <kind>]` in its last message gets what scripted-answers.ts describes.
 * - A step of a discussion gets that step's answer, in as many pieces as tokens, by the clock: after a late tick all that are due are sent
 *   at once. GET /calls lists those whose question names a discussion, with the time in ms since 1970 at which each began.
 * - The text of a zeitgeist entry comes in the same way. GET /entry-calls lists those requests.
 * - A `model` that begins with `story-<author>` is answered like a chat. GET /story-calls lists those requests.
 * - GET /totals has the number of requests for a text, in `chats`.
 * - GET /v1/models lists two models, as a server on a laptop does: one for vectors, then one that chats.
 * - Embeddings, at a path that ends in `/embeddings`, come after the interval, with as many dimensions as tokens.
 */
interface Stream {
  response: ServerResponse
  /** Sent before the tokens: the last words of an answer that goes on. */
  lastWords: string | undefined
  sent: number
  tokens: number
  /** What ends the tokens. */
  end: Buffer | string
  everyTicks: number
  /** The text of a step of a discussion or of an entry, in its pieces, and when it began. */
  step: { pieces: readonly string[]; startedAt: number } | undefined
}

const tickMs = 5
const event = (content: string) =>
  `data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"bench","choices":[{"index":0,"delta":{"content":${JSON.stringify(content)}},"finish_reason":null}]}\n\n`
const tokens = Array.from({ length: 5_000 }, (_, index) => Buffer.from(event(`w${index} `)))
const end = Buffer.from(endEvent('stop'))

const streams = new Set<Stream>()
let tick = 0
setInterval(() => {
  tick++
  for (const stream of streams) {
    const { response, step } = stream
    if (step) {
      sendDue(stream, step)
      continue
    }
    if (tick % stream.everyTicks !== 0) continue
    if (stream.sent >= stream.tokens) {
      streams.delete(stream)
      response.end(stream.end)
    } else if (stream.lastWords !== undefined) {
      response.write(event(`${stream.lastWords} `))
      stream.lastWords = undefined
      continue
    } else if (stream.sent === 0) response.write(event(`t${process.hrtime.bigint() / 1000n} `))
    else response.write(tokens[stream.sent] as Buffer)
    stream.sent++
  }
}, tickMs)

/** Sends the pieces of a text that are due, in one write, and its end one interval after the last. */
function sendDue(stream: Stream, { pieces, startedAt }: NonNullable<Stream['step']>): void {
  const due = Math.floor((performance.now() - startedAt) / (stream.everyTicks * tickMs))
  const events = pieces.slice(stream.sent, due).map(event).join('')
  stream.sent = Math.max(stream.sent, Math.min(due, pieces.length))
  if (due > pieces.length) {
    streams.delete(stream)
    stream.response.end(Buffer.concat([Buffer.from(events), end]))
  } else if (events) stream.response.write(events)
}

const calls: (DiscussionCall & { at: number })[] = []
const entryCalls: (EntryCall & { at: number })[] = []
const storyCalls: { author: string; at: number }[] = []
let answers = 0
const totals = { chats: 0 }

/** Returns the answer to a step of a discussion, and notes the call; undefined for any other request. */
function answerDiscussion(body: string): string | undefined {
  // Spares the requests of chats the search.
  if (!body.includes('Position:') && !body.includes('consensus')) return undefined
  const call = discussionCallOf(JSON.parse(body).messages ?? [])
  if (!call) return undefined
  if (call.discussion) calls.push({ ...call, at: Date.now() })
  return discussionAnswer(call, ++answers)
}

/** Returns the text of an entry, and notes the call; undefined for any other request. */
function answerEntry(body: string): string | undefined {
  const call = body.includes('<data-') ? entryCallOf(JSON.parse(body).messages ?? []) : undefined
  if (call) entryCalls.push({ ...call, at: Date.now() })
  return call && entryAnswer(call)
}

const thoughtsEveryMs = 500
const thinkingMs = 4_000
const silentMs = 60_000
/** The markers of requests that were refused once. */
const refusedOnce = new Set<string>()

/** Recognises a chat with a scripted answer. */
function scriptOf(body: string): ScriptedAnswer | undefined {
  return body.includes('[model ') ? scriptedAnswerOf(JSON.parse(body).messages ?? []) : undefined
}

/** Answers a chat by its script. `begin` begins with the tokens. */
function answerByScript({ kind, marker }: ScriptedAnswer, stream: Stream, begin: () => void): void {
  const { response } = stream
  const isBusy = kind === 'is busy' && !refusedOnce.has(marker)
  if (isBusy) {
    refusedOnce.add(marker)
    const error = { error: { message: 'Too many requests', type: 'requests', code: 'rate_limit_exceeded' } }
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': String(busySeconds) }).end(JSON.stringify(error))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const isFirst = stream.lastWords === undefined
  if (kind === 'refuses') return void response.end(refusalEvents)
  if (kind === 'thinks') {
    const thoughts = setInterval(() => response.write(thoughtEvent), thoughtsEveryMs)
    setTimeout(() => clearInterval(thoughts), thinkingMs)
    return void setTimeout(begin, thinkingMs)
  }
  if (kind === 'waits') {
    // The product reads the status of an answer with its first event.
    response.flushHeaders()
    return void setTimeout(begin, silentMs)
  }
  if (kind !== 'is busy' && isFirst) {
    stream.tokens = Math.ceil(stream.tokens / 2)
    stream.end = endEvent(kind === 'is filtered' ? 'content_filter' : 'length')
  }
  begin()
}

const wordsIn = (text = '') => text.match(/\S+/g)?.length ?? 0

/** Returns where an answer begins: at its first token, or after the words of the answer that it goes on with, which are sent again. */
function beginningOf(body: string): Pick<Stream, 'lastWords' | 'sent'> {
  const [, lastWords] = /<last-words>([^<]*)</.exec(body) ?? []
  if (lastWords === undefined) return { lastWords, sent: 0 }
  const messages: { content: string }[] = JSON.parse(body).messages
  return { lastWords, sent: wordsIn(messages.at(-2)?.content) }
}

/** Returns the pieces of an answer that depends on the request; undefined for a chat. A discussion has the delimiters of an entry. */
function knownPieces(body: string, count: number): readonly string[] | undefined {
  const text = answerDiscussion(body) ?? answerEntry(body)
  if (text === undefined) return undefined
  const length = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, index) => text.slice(index * length, (index + 1) * length))
}

/** Returns the answer to a request for embeddings. The text alone decides a vector. */
function embeddingsOf(texts: readonly string[], dimensions: number): string {
  const vectorOf = (text: string) => Array.from({ length: dimensions }, (_, at) => text.charCodeAt((at * 31) % text.length) / 128)
  return JSON.stringify({ object: 'list', data: texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })) })
}

const models = { object: 'list', data: ['nomic-embed-text', 'llama-trial-12.5'].map((id) => ({ id, object: 'model' })) }
const listed: Record<string, object> = { '/totals': totals, '/entry-calls': entryCalls, '/story-calls': storyCalls, '/v1/models': models }

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(JSON.stringify(listed[request.url ?? ''] ?? calls))
  const startedAt = performance.now()
  let body = ''
  request.setEncoding('utf8').on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const model = JSON.parse(body || '{}').model ?? request.url ?? ''
    const shape = body.includes('[answer ') ? body.slice(body.lastIndexOf('[answer ')) : model
    const [count = '60', interval = '5'] = /(\d+)\.(\d+)/.exec(shape)?.slice(1) ?? []
    if (request.url?.endsWith('/embeddings')) {
      const answer = embeddingsOf(JSON.parse(body).input, Number(count))
      return void setTimeout(() => response.setHeader('content-type', 'application/json').end(answer), Number(interval))
    }
    totals.chats++
    const author = /^story-([a-z]+)/.exec(model)?.[1]
    if (author) storyCalls.push({ author, at: Date.now() })
    request.socket.setNoDelay(true)
    const pieces = knownPieces(body, Number(count))
    const stream = {
      response,
      ...beginningOf(body),
      tokens: Number(count),
      end,
      everyTicks: Math.max(1, Number(interval) / tickMs),
      step: pieces && { pieces, startedAt },
    }
    const begin = () => {
      if (!response.writableEnded && !response.destroyed) streams.add(stream)
    }
    response.on('close', () => streams.delete(stream))
    const script = scriptOf(body)
    if (script) return answerByScript(script, stream, begin)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    begin()
  })
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.argv[2] ?? 0), process.argv[3] ?? '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
)
