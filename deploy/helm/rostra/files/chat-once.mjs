/*
 * `helm test`: a new guest sends one message through the gateway, to a featured persona or another public one. On a new installation,
 * which has none, it reads their lists. The last line and the exit code show the result.
 */
import { request } from 'node:http'
import { json, text } from 'node:stream/consumers'

const url = process.env.GATEWAY_URL
/** In development the gateway refuses requests that name another host. fetch cannot name one. */
const { host } = new URL(process.env.PUBLIC_URL)
const timeoutMs = 90_000
const cookies = new Map()

async function call(path, body) {
  const options = {
    method: body ? 'POST' : 'GET',
    headers: { host, cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(timeoutMs),
  }
  const response = await new Promise((resolve, reject) =>
    request(url + path, options, resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body)),
  )
  for (const cookie of response.headers['set-cookie'] ?? []) {
    const [pair] = cookie.split(';')
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  if (response.statusCode >= 300) throw new Error(`${path} answers ${response.statusCode}: ${(await text(response)).slice(0, 300)}`)
  return response
}

/** Reads the whole text of an answer. Throws when it fails or is incomplete. */
async function readAnswer(response) {
  let answer = ''
  let rest = ''
  for await (const part of response.setEncoding('utf8')) {
    const lines = (rest + part).split('\n')
    rest = lines.pop()
    for (const line of lines.filter((each) => each.startsWith('data: '))) {
      const data = JSON.parse(line.slice(6))
      if (data.error !== undefined) throw new Error(`the answer failed: ${data.reason ?? data.error}`)
      if (!data.done) answer += data.content ?? ''
      else if (data.status === 'complete') return answer || data.fullResponse
      else throw new Error(`the answer ended as ${data.status}`)
    }
  }
  throw new Error('the stream ended without its last event')
}

/** Chats with a persona. Returns what happened. */
async function chat(persona) {
  const started = performance.now()
  const { conversation } = await json(await call('/api/conversations', { botId: persona.id }))
  const answer = await readAnswer(await call('/api/messages/stream', { conversationId: conversation.id, content: 'Hello, are you there?' }))
  if (!answer) throw new Error('the answer has no text')
  return `${persona.name} answered ${answer.length} characters in ${((performance.now() - started) / 1000).toFixed(1)} s`
}

const listed = async (path) => json(await call(path))

try {
  const [persona] = [...(await listed('/api/bots/featured')), ...(await listed('/api/bots/public?limit=1'))]
  const result = persona ? await chat(persona) : 'there is no public persona yet to chat with'
  process.stdout.write(`${result}: ${url} works\n`)
} catch (error) {
  const cause = error.cause ? ` (${error.cause.message})` : ''
  process.stdout.write(`FAILED at ${url}: ${error.message}${cause}\n`)
  process.exitCode = 1
}
