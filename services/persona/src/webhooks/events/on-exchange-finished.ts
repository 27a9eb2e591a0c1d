import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import type { Notices, Ports } from '../domain/ports.ts'

/** The consumer group that counts answers for webhooks. */
export const answersGroup = 'persona.webhook-answers'

const payload = z.object({
  personaId: z.string().regex(/^[0-9a-f]{24}$/),
  outcome: z.enum([
    'EXCHANGE_OUTCOME_COMPLETE',
    'EXCHANGE_OUTCOME_STOPPED',
    'EXCHANGE_OUTCOME_PARTIAL',
    'EXCHANGE_OUTCOME_EMPTY',
    'EXCHANGE_OUTCOME_FREE',
  ]),
})

/** Counts finished exchanges whose answer has text. A payload that breaks the contract throws, and its event becomes a dead letter. */
export function onExchangeFinished({ answered }: Notices, now: Ports['now']): Subscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: answersGroup,
    handleBatch: async (events) => {
      const finished = events.map((event) => ({ id: event.id, ...readPayload(event, ExchangeFinishedEvent, payload) }))
      const withText = finished.filter(({ outcome }) => outcome !== 'EXCHANGE_OUTCOME_EMPTY')
      await answered(
        withText.map(({ id, personaId }) => ({ id, personaId })),
        now(),
      )
    },
  }
}
