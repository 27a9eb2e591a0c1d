import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { GenerationEndedEvent } from '@rostra/proto/chat-events'
import { exchangeOutcomes } from '@rostra/proto/exchange-outcomes'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { settleHold } from '../usecases/accounts/settle-hold.ts'

const payload = z.object({
  generationId: z.string().min(1).max(100),
  accountId: z.string().min(1).max(200),
  outcome: z.enum(exchangeOutcomes),
})

const isFree = (outcome: z.infer<typeof payload>['outcome']): boolean =>
  outcome === 'EXCHANGE_OUTCOME_EMPTY' || outcome === 'EXCHANGE_OUTCOME_FREE'

/** The number of events from which a batch is settled without waiting for others. */
const fullBatch = 50

/**
 * Settles the holds of exchanges: captures a hold when the answer has text, releases it when it has none or is free.
 * The store writes concurrent settlements together, so a small batch first waits for `gather`, as those of other
 * partitions do. The delay is invisible: the credits left the pockets with the hold.
 */
export function onGenerationEnded(ports: Pick<Ports, 'accounts' | 'holdMetrics'>, gather: () => Promise<void>): Subscription {
  return {
    topic: GenerationEndedEvent.topic,
    group: 'billing.generation-settlements',
    handleBatch: async (events) => {
      const ended = events.map((event) => readPayload(event, GenerationEndedEvent, payload))
      if (ended.length < fullBatch) await gather()
      const settled = await Promise.allSettled(
        ended.map(({ generationId, accountId, outcome }) => {
          const hold = { id: generationId, purpose: 'exchange' } as const
          return settleHold(ports, { accountId, hold, deliveredUnits: isFree(outcome) ? 0 : 1, by: 'event' })
        }),
      )
      const failed = settled.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
  }
}
