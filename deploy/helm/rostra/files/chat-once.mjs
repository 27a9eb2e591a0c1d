/* `helm test`: a new guest sends one message through the gateway. The last line and the exit code show the result. */
const url = process.env.GATEWAY_URL
const timeoutMs = 90_000
const cookies = new Map()

async function call(path, body) {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [pair] = cookie.split(';')
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return response
}

/** Reads the whole text of an answer. Throws when it fails or is incomplete. */
async function readAnswer(response) {
  let text = ''
  let rest = ''
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n')
    rest = lines.pop()
    for (const line of lines.filter((each) => each.startsWith('data: '))) {
      const data = JSON.parse(line.slice(6))
      if (data.error !== undefined) throw new Error(`the answer failed: ${data.reason ?? data.error}`)
      if (!data.done) text += data.content ?? ''
      else if (data.status === 'complete') return text || data.fullResponse
      else throw new Error(`the answer ended as ${data.status}`)
    }
  }
  throw new Error('the stream ended without its last event')
}

try {
  const started = performance.now()
  const [persona] = await (await call('/api/bots/featured')).json()
  if (!persona) throw new Error('there is no persona: set demoData, or create one')
  const { conversation } = await (await call('/api/conversations', { botId: persona.id })).json()
  const answer = await readAnswer(await call('/api/messages/stream', { conversationId: conversation.id, content: 'Hello, are you there?' }))
  if (!answer) throw new Error('the answer has no text')
  process.stdout.write(
    `${persona.name} answered ${answer.length} characters in ${((performance.now() - started) / 1000).toFixed(1)} s: ${url} works\n`,
  )
} catch (error) {
  const cause = error.cause?.code ? ` (${error.cause.code})` : ''
  process.stdout.write(`FAILED at ${url}: ${error.message}${cause}\n`)
  process.exitCode = 1
}
