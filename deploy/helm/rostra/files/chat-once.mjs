/* `helm test`: somebody new chats once, through the gateway. The last line says how it went; the exit code as well. */
const url = process.env.GATEWAY_URL
const patienceMs = 90_000
const cookies = new Map()

async function ask(path, body) {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [pair] = cookie.split(';')
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return response
}

/** The whole text of an answer. Throws when it breaks off or fails. */
async function readAnswer(response) {
  let [text, held] = ['', '']
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (held + part).split('\n')
    held = lines.pop()
    for (const line of lines.filter((each) => each.startsWith('data: '))) {
      const data = JSON.parse(line.slice(6))
      if (data.error !== undefined) throw new Error(`the answer failed: ${data.reason ?? data.error}`)
      if (!data.done) text += data.content ?? ''
      else if (data.status === 'complete') return text || data.fullResponse
      else throw new Error(`the answer ended as ${data.status}`)
    }
  }
  throw new Error('the stream ended without an end')
}

try {
  const started = performance.now()
  const [persona] = await (await ask('/api/bots/featured')).json()
  if (!persona) throw new Error('there is no persona to talk to: set demoData, or make one')
  const { conversation } = await (await ask('/api/conversations', { botId: persona.id })).json()
  const answer = await readAnswer(await ask('/api/messages/stream', { conversationId: conversation.id, content: 'Hello, are you there?' }))
  if (!answer) throw new Error('the answer has no text')
  process.stdout.write(
    `${persona.name} answered ${answer.length} characters in ${((performance.now() - started) / 1000).toFixed(1)} s: ${url} works\n`,
  )
} catch (error) {
  const cause = error.cause?.code ? ` (${error.cause.code})` : ''
  process.stdout.write(`FAILED at ${url}: ${error.message}${cause}\n`)
  process.exitCode = 1
}
