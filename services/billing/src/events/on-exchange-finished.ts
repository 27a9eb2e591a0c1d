import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { settleHold } from '../usecases/accounts/settle-hold.ts'

const payload = z.object({
  generationId: z.string().min(1).max(100),
  person: z.string().regex(/^(member|guest):.{1,200}$/),
  outcome: z.enum(['EXCHANGE_OUTCOME_COMPLETE', 'EXCHANGE_OUTCOME_STOPPED', 'EXCHANGE_OUTCOME_PARTIAL', 'EXCHANGE_OUTCOME_EMPTY']),
  settledApart: z.boolean(),
})

/** Settles the holds of events that a chat before GenerationEnded published. Remove it when no such event is left: a topic keeps them for 7 days. */
export function onExchangeFinished(ports: Pick<Ports, 'accounts' | 'holdMetrics'>): Subscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: 'billing.settlements',
    handle: async (event) => {
      const { generationId, person, outcome, settledApart } = readPayload(event, ExchangeFinishedEvent, payload)
      if (settledApart || !person.startsWith('member:')) return
      const accountId = person.slice('member:'.length)
      const hold = { id: generationId, purpose: 'exchange' } as const
      await settleHold(ports, { accountId, hold, deliveredUnits: outcome === 'EXCHANGE_OUTCOME_EMPTY' ? 0 : 1, by: 'event' })
    },
  }
}
