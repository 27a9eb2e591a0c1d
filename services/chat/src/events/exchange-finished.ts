import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { outgoing } from '@rostra/kit/events/outbox'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { type Exchange, outcomeOf } from '../domain/exchange.ts'
import type { Ending } from '../domain/ports.ts'

const outcomes = {
  complete: 'EXCHANGE_OUTCOME_COMPLETE',
  stopped: 'EXCHANGE_OUTCOME_STOPPED',
  partial: 'EXCHANGE_OUTCOME_PARTIAL',
  empty: 'EXCHANGE_OUTCOME_EMPTY',
} as const

/** The event that an exchange leaves behind. Its id is the generation's, so it can't be made twice. */
export function exchangeFinished(
  { id, conversationId, personaId, person }: Exchange,
  { status, reply }: Ending,
  finishedAt: Date,
): EventEnvelope {
  const payload = ExchangeFinishedEvent.serialize({
    generationId: id,
    conversationId,
    personaId,
    person,
    outcome: outcomes[outcomeOf(status, reply)],
    finishedAt: finishedAt.toISOString(),
  })
  return outgoing(ExchangeFinishedEvent.topic, personaId, payload, { id, at: finishedAt })
}
