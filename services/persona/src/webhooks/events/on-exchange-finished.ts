import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { exchangeOutcomes } from '@rostra/proto/exchange-outcomes'
import { z } from 'zod'
import type { Notices } from '../domain/ports.ts'

/** The consumer group that counts answers for webhooks. */
export const answersGroup = 'persona.webhook-answers'

const payload = z.object({
  personaId: z.string().regex(/^[0-9a-f]{24}$/),
  outcome: z.enum(exchangeOutcomes),
  continuation: z.boolean(),
})

/**
 * Counts finished exchanges whose answer has text. A continuation is left out: its message is counted already. A payload that breaks the
 * contract throws, and its event becomes a dead letter.
 */
export function onExchangeFinished({ answered }: Notices): Subscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: answersGroup,
    handleBatch: async (events) => {
      const finished = events.map((event) => ({ id: event.id, at: event.at, ...readPayload(event, ExchangeFinishedEvent, payload) }))
      const counted = finished.filter(({ outcome, continuation }) => outcome !== 'EXCHANGE_OUTCOME_EMPTY' && !continuation)
      await answered(counted.map(({ id, personaId, at }) => ({ id, personaId, at })))
    },
  }
}
