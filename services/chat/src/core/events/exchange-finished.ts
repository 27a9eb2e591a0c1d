import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { isMember, memberIdOf } from '@rostra/platform/caller'
import { ExchangeFinishedEvent, GenerationEndedEvent } from '@rostra/proto/chat-events'
import { type EndedExchange, type Ending, type Exchange, hasText } from '../domain/exchanges/exchange.ts'
import { exchangeOutcome } from '../domain/exchanges/outcome.ts'

const outcomes = {
  complete: 'EXCHANGE_OUTCOME_COMPLETE',
  stopped: 'EXCHANGE_OUTCOME_STOPPED',
  partial: 'EXCHANGE_OUTCOME_PARTIAL',
  empty: 'EXCHANGE_OUTCOME_EMPTY',
  free: 'EXCHANGE_OUTCOME_FREE',
} as const

/**
 * Creates the events of an ended exchange: one with the persona as key and, for a member, one with the account as key. Their ids derive
 * from the generation's, so that a repeated write creates the same events. A continuation sends the first one of its answer's exchange
 * again, marked, when it added text: that text is searched, and nothing is counted twice.
 */
export function exchangeFinished(exchange: Exchange, ending: Ending, finishedAt: Date): EventEnvelope[] {
  const finished = exchange.continues === '' || hasText(ending) ? [createFinished(exchange, ending, finishedAt)] : []
  const { id, person, personaId, conversationId } = exchange
  if (!isMember(person)) return finished
  const isUnread = ending.unread ?? false
  return [...finished, generationEnded({ id, accountId: memberIdOf(person), personaId, conversationId, isUnread }, ending, finishedAt)]
}

/** The generation of a member, of a conversation or of a program that has none. */
interface MembersGeneration {
  id: string
  accountId: string
  personaId?: string
  conversationId?: string
  /** Whether it ended without a reader. */
  isUnread?: boolean
}

/** Creates the event by which billing settles the hold of a member's generation. */
export function generationEnded(
  { id, accountId, personaId = '', conversationId = '', isUnread = false }: MembersGeneration,
  ending: Pick<Ending, 'status' | 'answer' | 'isFree'>,
  at: Date,
): EventEnvelope {
  const payload = GenerationEndedEvent.serialize({
    generationId: id,
    accountId,
    outcome: outcomes[exchangeOutcome(ending)],
    endedAt: at.toISOString(),
    personaId,
    conversationId,
    unread: isUnread,
  })
  return createEvent(GenerationEndedEvent.topic, accountId, payload, { id: `ended:${id}`, at })
}

function createFinished(exchange: Exchange, ending: Ending, finishedAt: Date): EventEnvelope {
  const { conversationId, personaId, person } = exchange
  const id = exchange.continues || exchange.id
  const outcome = outcomes[exchangeOutcome(ending)]
  const payload = ExchangeFinishedEvent.serialize({
    generationId: id,
    conversationId,
    personaId,
    person,
    outcome,
    finishedAt: finishedAt.toISOString(),
    continuation: exchange.continues !== '',
  })
  return createEvent(ExchangeFinishedEvent.topic, personaId, payload, { id, at: finishedAt })
}

/**
 * Creates the event of a demo exchange, which is not charged. It is dated now, because its age in the outbox is measured as publishing
 * delay.
 */
export const demoExchangeFinished = (exchange: EndedExchange): EventEnvelope => ({
  ...createFinished(exchange, exchange, exchange.finishedAt ?? exchange.startedAt),
  at: new Date(),
})
