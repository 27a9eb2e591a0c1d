import { createHash } from 'node:crypto'
import { personOfMember } from '@rostra/platform/caller'
import { demoMembers } from '@rostra/platform/demo-members'
import { previewOf } from '../../core/domain/conversations/conversation.ts'
import { titleOf } from '../../core/domain/conversations/title.ts'
import type { PublicPersona } from '../../core/domain/personas/ports.ts'
import type { DemoConversation } from '../domain/demo-conversation.ts'
import type { DemoExchange, Ports } from '../domain/ports.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const answerMs = 8_000

export interface DemoSettings {
  /** The account that owns the demo personas. */
  ownerId: string
  /** The time of the call. Its day is day 0 of the conversations. */
  now: Date
}

/**
 * Adds the demo conversations that are not stored, and returns their number. Their ids derive from their place in the list, so that
 * concurrent and repeated calls add each once. Skips those whose slug is not a demo persona's. Throws DomainError when the persona service
 * is away.
 */
export async function addDemoConversations(
  { demoExchanges, personas }: Pick<Ports, 'demoExchanges' | 'personas'>,
  demoConversations: readonly DemoConversation[],
  { ownerId, now }: DemoSettings,
): Promise<number> {
  const ids = demoConversations.map((_, index) => idOf('exchange', index))
  const stored = await demoExchanges.stored(ids)
  if (stored.size === ids.length) return 0
  const slugs = [...new Set(demoConversations.map(({ persona }) => persona))]
  const found = await Promise.all(slugs.map(personas.publicBySlug))
  const demoPersonas = new Map(found.filter((persona) => persona?.ownerId === ownerId).map((persona) => [persona?.slug, persona]))
  const missing = demoConversations.flatMap((row, index) => {
    const persona = demoPersonas.get(row.persona)
    return persona && !stored.has(ids[index] as string) ? [toDemoExchange(row, index, persona, now)] : []
  })
  await demoExchanges.add(missing)
  return missing.length
}

function toDemoExchange(row: DemoConversation, index: number, { id: personaId, slug, name }: PublicPersona, now: Date): DemoExchange {
  const { member, daysAgo, hour, text, answer } = row
  const account = demoMembers[member]
  if (!account) throw new Error(`there is no demo member ${member}`)
  const person = personOfMember(account.id)
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const startedAt = new Date(today - daysAgo * dayMs + (hour * 60 + ((index * 7) % 60)) * minuteMs)
  const finishedAt = new Date(startedAt.getTime() + answerMs)
  const conversation = {
    id: idOf('conversation', index),
    person,
    personaId,
    personaName: name,
    personaSlug: slug,
    greeting: '',
    startedAt,
    lastMessageAt: finishedAt,
    preview: previewOf(text),
    title: titleOf(text),
    endUserId: '',
  }
  const id = idOf('exchange', index)
  const exchange = {
    id,
    parentId: null,
    questionId: id,
    askedAt: startedAt,
    replaces: '',
    continues: '',
    wishesHash: '',
    written: '',
    conversationId: conversation.id,
    personaId,
    person,
    requestId: `demo-${index}`,
    content: text,
    status: 'complete' as const,
    owner: 'demo',
    takeovers: 0,
    startedAt,
    finishedAt,
    answer,
    chunkEnds: [answer.length],
    failure: null,
    end: 'finished' as const,
    given: [],
    citations: [],
    feedback: null,
    unanswered: false,
    openers: [],
    isFree: false,
    model: '',
    chatModel: '',
  }
  return { conversation, exchange }
}

const idOf = (kind: 'conversation' | 'exchange', index: number) =>
  createHash('sha256').update(`demo ${kind} ${index}`).digest('hex').slice(0, 24)
