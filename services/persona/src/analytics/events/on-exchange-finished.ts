import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { exchangeOutcomes } from '@rostra/proto/exchange-outcomes'
import { z } from 'zod'
import type { Reach } from '../domain/ports.ts'

/** The consumer group that counts the conversations and people that a persona reaches. */
export const reachGroup = 'persona.reach'

const payload = z.object({
  personaId: z.string().regex(/^[0-9a-f]{24}$/),
  conversationId: z.string().min(1).max(100),
  person: z.string().regex(/^(member|guest):.{1,200}$/),
  outcome: z.enum(exchangeOutcomes),
  finishedAt: z.iso.datetime(),
  continuation: z.boolean(),
})

/**
 * Counts finished exchanges whose answer has text. A continuation is left out: its message is counted already. A payload that breaks the
 * contract throws, and its event becomes a dead letter.
 */
export function onExchangeFinished(reach: Reach): Subscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: reachGroup,
    handleBatch: async (events) => {
      const finished = events.map((event) => ({ id: event.id, ...readPayload(event, ExchangeFinishedEvent, payload) }))
      const counted = finished.filter(({ outcome, continuation }) => outcome !== 'EXCHANGE_OUTCOME_EMPTY' && !continuation)
      await reach.record(
        counted.map(({ id, personaId, conversationId, person, finishedAt }) => ({
          id,
          personaId,
          conversationId,
          person,
          at: new Date(finishedAt),
        })),
      )
    },
  }
}
