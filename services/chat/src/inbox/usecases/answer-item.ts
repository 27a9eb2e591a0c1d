import { DomainError, isUnavailable } from '@rostra/kit/errors'
import {
  alreadyHandled,
  type InboxItem,
  isSamePair,
  itemNotFound,
  type Pair,
  pairQuestion,
  readAnswer,
  readQuestion,
  type ShownItem,
} from '../domain/inbox-item.ts'
import type { Ports } from '../domain/ports.ts'
import type { DismissItem } from './dismiss-item.ts'
import { showItem } from './show-items.ts'

export interface AnswerItem extends DismissItem {
  answer: string
  /** Replaces the item's question; empty keeps it. */
  question: string
}

type Needed = Pick<Ports, 'personas' | 'inboxItems' | 'exchanges' | 'conversations' | 'inboxMetrics'>

/** The most attempts to store the pair of an item that concurrent calls change. */
const attempts = 5

/**
 * Answers an item: adds the pair to the persona as a source, and then marks the item as answered. The pair is stored first, so that after a
 * crash a further call finishes the first one. An answer takes precedence over a dismissal. Throws BOT_NOT_FOUND, ITEM_NOT_FOUND,
 * VALIDATION, ALREADY_HANDLED for another answer than the stored one, and what persona refuses.
 */
export async function answerItem(ports: Needed, { personaId, itemId, answer, question, ...owner }: AnswerItem): Promise<ShownItem> {
  const given = { answer: readAnswer(answer), question: readQuestion(question) }
  await ports.personas.requireOwn(personaId, owner)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const item = await ports.inboxItems.byId(personaId, itemId)
    const shown = item && (await showItem(ports, item))
    if (!shown || item.kind === 'paused') throw itemNotFound()
    if (item.pair) {
      const isSame = isSamePair(item.pair, given.answer, given.question)
      const answered = item.state === 'answered' ? shown : await finish(ports, item, item.pair, shown, owner, isSame)
      if (answered && !isSame) throw alreadyHandled()
      if (answered) return answered
      continue
    }
    const pair = { answer: given.answer, question: given.question || pairQuestion(shown.question), sourceId: '' }
    if (!(await ports.inboxItems.setPair(item, pair))) continue
    const answered = await finish(ports, item, pair, shown, owner, true)
    if (answered) return answered
  }
  throw new DomainError('unavailable', 'TRY_AGAIN', 'The item is being changed. Please try again.', { retryAfter: 1 })
}

/**
 * Adds the stored pair of an item as a source, and marks the item. Removes a pair that persona refuses; then throws the refusal, or returns
 * null for the pair of an earlier call.
 */
async function finish(
  { personas, inboxItems, inboxMetrics }: Needed,
  item: InboxItem,
  pair: Pair,
  shown: ShownItem,
  owner: { token: string; signal: AbortSignal },
  isOwn: boolean,
): Promise<ShownItem | null> {
  const { question, answer } = pair
  try {
    const sourceId = await personas.addPair(item.personaId, { requestId: `inbox:${item.id}`, question, answer }, owner)
    if (await inboxItems.setAnswered(item, { question, answer, sourceId })) inboxMetrics.handled('answered')
    return { ...shown, state: 'answered', question, answer, sourceId }
  } catch (error) {
    if (!isRefusal(error)) throw error
    await inboxItems.dropPair(item, pair)
    if (isOwn) throw error
    return null
  }
}

/** Returns whether persona has certainly added no source. */
const isRefusal = (error: unknown) => error instanceof DomainError && !isUnavailable(error)
