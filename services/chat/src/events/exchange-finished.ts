import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { EndedExchange, Ending, Exchange } from '../domain/exchanges/exchange.ts'
import { exchangeOutcome } from '../domain/exchanges/outcome.ts'

const outcomes = {
  complete: 'EXCHANGE_OUTCOME_COMPLETE',
  stopped: 'EXCHANGE_OUTCOME_STOPPED',
  partial: 'EXCHANGE_OUTCOME_PARTIAL',
  empty: 'EXCHANGE_OUTCOME_EMPTY',
} as const

/** Creates the event of an ended exchange. Its id is the generation's, so a repeated write creates the same event. */
export function exchangeFinished({ id, conversationId, personaId, person }: Exchange, ending: Ending, finishedAt: Date): EventEnvelope {
  const payload = ExchangeFinishedEvent.serialize({
    generationId: id,
    conversationId,
    personaId,
    person,
    outcome: outcomes[exchangeOutcome(ending)],
    finishedAt: finishedAt.toISOString(),
  })
  return createEvent(ExchangeFinishedEvent.topic, personaId, payload, { id, at: finishedAt })
}

/** Creates the event of a demo exchange. It is dated now, because its age in the outbox would pass for a delay of weeks. */
export const demoExchangeFinished = (exchange: EndedExchange): EventEnvelope => ({
  ...exchangeFinished(exchange, exchange, exchange.finishedAt ?? exchange.startedAt),
  at: new Date(),
})
