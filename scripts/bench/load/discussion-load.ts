import { Agent, type IncomingMessage, request } from 'node:http'

/** A discussion that a member has held to its end. */
export interface Held {
  /** Milliseconds from the start's request until the last event of its stream. */
  ms: number
  /** The same by the product's own clock: from its creation to its end. */
  storedMs: number
  /** Drafts and revisions that the member has received. */
  contributions: number
}

interface LastEvent {
  status: string
  createdAt: string
  completedAt: string | null
  failure: string | null
  conversationFlow: unknown[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

function open(method: 'GET' | 'POST', url: string, cookie: string, body?: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    request(url, { method, agent, headers }, resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body))
  })
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of response.setEncoding('utf8')) text += piece
  return text
}

/** Starts a discussion of a member's circle and follows its stream to the end. Throws unless it is completed. */
export async function holdDiscussion(url: string, cookie: string, prompt: string): Promise<Held> {
  const startedAt = performance.now()
  const started = await open('POST', `${url}/api/expert-discussions`, cookie, { prompt, requestId: crypto.randomUUID() })
  const answer = await textOf(started)
  if (started.statusCode !== 201) throw new Error(`${started.statusCode}: ${answer}`)
  const { discussionId } = JSON.parse(answer) as { discussionId: string }
  const stream = await open('GET', `${url}/api/expert-discussions/${discussionId}/stream`, cookie)
  const events = await textOf(stream)
  const ms = performance.now() - startedAt
  if (stream.statusCode !== 200) throw new Error(`${stream.statusCode}: ${events}`)
  const last = JSON.parse([...events.matchAll(/^data: (.*)$/gm)].at(-1)?.[1] ?? '{}') as Partial<LastEvent>
  const { status, createdAt = '', completedAt, conversationFlow = [] } = last
  if (status !== 'completed') throw new Error(`A discussion ended as ${status}: ${last.failure ?? events}`)
  return { ms, storedMs: Date.parse(completedAt ?? '') - Date.parse(createdAt), contributions: conversationFlow.length }
}

/**
 * Keeps `inFlight` discussions open for some seconds and resolves with those that began within them, once the last has ended. `next` begins one.
 */
export async function runDiscussionLoad(next: () => Promise<Held>, inFlight: number, seconds: number): Promise<Held[]> {
  const held: Held[] = []
  const endsAt = performance.now() + seconds * 1_000
  const lane = async () => {
    while (performance.now() < endsAt) held.push(await next())
  }
  await Promise.all(Array.from({ length: inFlight }, lane))
  return held
}
