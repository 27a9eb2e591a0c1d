import type { Subscription } from '@rostra/kit/events/event-bus'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { settleHold } from '../usecases/accounts/settle-hold.ts'

const payload = z.object({
  generationId: z.string().min(1).max(100),
  person: z.string().regex(/^(member|guest):.{1,200}$/),
  outcome: z.enum(['EXCHANGE_OUTCOME_COMPLETE', 'EXCHANGE_OUTCOME_STOPPED', 'EXCHANGE_OUTCOME_PARTIAL', 'EXCHANGE_OUTCOME_EMPTY']),
})

/**
 * Settles a member's hold for an exchange: captures it when the answer has text, releases it when it has none. An invalid payload throws,
 * which sends the message to the dead-letter topic.
 */
export function onExchangeFinished(ports: Pick<Ports, 'accounts' | 'holdMetrics'>): Subscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: 'billing.settlements',
    handle: async (event) => {
      const { generationId, person, outcome } = payload.parse(ExchangeFinishedEvent.deserialize(event.payload))
      if (!person.startsWith('member:')) return
      const accountId = person.slice('member:'.length)
      const hold = { id: generationId, purpose: 'exchange' } as const
      await settleHold(ports, { accountId, hold, deliveredUnits: outcome === 'EXCHANGE_OUTCOME_EMPTY' ? 0 : 1, by: 'event' })
    },
  }
}
