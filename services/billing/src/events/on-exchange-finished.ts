import type { Subscription } from '@rostra/kit/events/event-bus'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { settleHold } from '../usecases/settle-hold.ts'

const payload = z.object({
  generationId: z.string().min(1).max(100),
  person: z.string().regex(/^(member|guest):.{1,200}$/),
  outcome: z.enum(['EXCHANGE_OUTCOME_COMPLETE', 'EXCHANGE_OUTCOME_STOPPED', 'EXCHANGE_OUTCOME_PARTIAL', 'EXCHANGE_OUTCOME_EMPTY']),
})

/**
 * Charges what a member held for an exchange that has text, and puts it back for one without. A payload that breaks the contract throws,
 * and so ends in the dead letters.
 */
export function onExchangeFinished(ports: Pick<Ports, 'accounts' | 'settled'>): Subscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: 'billing.settlements',
    handle: async (event) => {
      const { generationId, person, outcome } = payload.parse(ExchangeFinishedEvent.deserialize(event.payload))
      if (!person.startsWith('member:')) return
      const held = { id: generationId, kind: 'exchange' } as const
      const accountId = person.slice('member:'.length)
      await settleHold(ports, { accountId, held, wasHad: outcome !== 'EXCHANGE_OUTCOME_EMPTY', by: 'event' })
    },
  }
}
