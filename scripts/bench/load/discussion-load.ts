import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { temporaryStatuses } from '../../../proto/src/http/retry-rule.ts'

/** A discussion that a member has held to its end. */
export interface Held {
  /** Milliseconds from the start's request until the last event of its stream. */
  ms: number
  /** The same by the product's own clock: from its creation to its end. */
  storedMs: number
  /** Drafts and revisions that the member has received. */
  contributions: number
  /** Attempts to start it that were refused for the moment, and repeated after 500 ms. */
  refusals: number
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

/** Starts a discussion, again while the product cannot take it. Throws after ten attempts. */
async function start(url: string, cookie: string, prompt: string): Promise<{ discussionId: string; refusals: number }> {
  const requestId = crypto.randomUUID()
  for (let refusals = 0; ; refusals++) {
    const response = await open('POST', `${url}/api/expert-discussions`, cookie, { prompt, requestId })
    const answer = await textOf(response)
    if (response.statusCode === 201) return { ...(JSON.parse(answer) as { discussionId: string }), refusals }
    if (!temporaryStatuses.includes(response.statusCode ?? 0) || refusals === 9) throw new Error(`${response.statusCode}: ${answer}`)
    await delay(500)
  }
}

/** Starts a discussion of a member's circle and follows its stream to the end. Throws unless it is completed. */
export async function holdDiscussion(url: string, cookie: string, prompt: string): Promise<Held> {
  const startedAt = performance.now()
  const { discussionId, refusals } = await start(url, cookie, prompt)
  const stream = await open('GET', `${url}/api/expert-discussions/${discussionId}/stream`, cookie)
  const events = await textOf(stream)
  const ms = performance.now() - startedAt
  if (stream.statusCode !== 200) throw new Error(`${stream.statusCode}: ${events}`)
  const last = JSON.parse([...events.matchAll(/^data: (.*)$/gm)].at(-1)?.[1] ?? '{}') as Partial<LastEvent>
  const { status, createdAt = '', completedAt, conversationFlow = [] } = last
  if (status !== 'completed') throw new Error(`A discussion ended as ${status}: ${last.failure ?? events}`)
  return { ms, refusals, storedMs: Date.parse(completedAt ?? '') - Date.parse(createdAt), contributions: conversationFlow.length }
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
