import { setTimeout as delay } from 'node:timers/promises'
import { temporaryStatuses } from '../../proto/src/http/retry-rule.ts'
import type { ApiClient } from '../client/api-client.ts'

/** A discussion that a member has held to its end. */
export interface Held {
  /** Milliseconds from the start's request until the last event of its stream. */
  ms: number
  /** Drafts and revisions that the member has received. */
  contributions: number
}

interface LastEvent {
  status: string
  failure: string | null
  conversationFlow: unknown[]
}

/**
 * Starts a discussion of a member's circle, again while the product cannot take it, and
 * follows its stream to the end. Throws unless it is completed.
 */
export async function holdDiscussion(member: ApiClient, prompt: string): Promise<Held> {
  const startedAt = performance.now()
  const body = { prompt, requestId: crypto.randomUUID() }
  const start = () => member.call<{ discussionId: string }>('POST', '/api/expert-discussions', body)
  let started = await start()
  for (let refusals = 0; temporaryStatuses.includes(started.status) && refusals < 9; refusals++) {
    await delay(500)
    started = await start()
  }
  if (started.status !== 201) throw new Error(`${started.status}: ${started.reason}`)
  const { response, status: opened } = await member.open('GET', `/api/expert-discussions/${started.body.discussionId}/stream`)
  const events = (await response?.text()) ?? ''
  const ms = performance.now() - startedAt
  if (!response) throw new Error(`the stream of a discussion got ${opened}`)
  const last = JSON.parse([...events.matchAll(/^data: (.*)$/gm)].at(-1)?.[1] ?? '{}') as Partial<LastEvent>
  const { status, conversationFlow = [] } = last
  if (status !== 'completed') throw new Error(`A discussion ended as ${status}: ${last.failure ?? events}`)
  return { ms, contributions: conversationFlow.length }
}

/** Gives a member a circle of some of the personas, drawn by the member's number. */
export async function drawCircle(member: ApiClient, personas: readonly { id: string }[], number: number, size: number): Promise<void> {
  const rankOf = (index: number) => ((number + 1) * (index + 7) * 7_919) % 1_009
  const drawn = personas.map(({ id }, index) => ({ id, rank: rankOf(index) })).sort((a, b) => a.rank - b.rank)
  for (const { id: botId } of drawn.slice(0, size)) await member.post('/api/circle-of-experts', { botId })
}
