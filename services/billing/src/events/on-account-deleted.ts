import type { Subscription } from '@rostra/kit/events/event-bus'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/** Closes an account whose owner has left. A payload that breaks the contract throws, and so ends in the dead letters. */
export function onAccountDeleted({ accounts }: Pick<Ports, 'accounts'>): Subscription {
  return {
    topic: AccountDeletedEvent.topic,
    group: 'billing.departures',
    handle: async (event) => {
      const { accountId } = payload.parse(AccountDeletedEvent.deserialize(event.payload))
      await accounts.close(accountId)
    },
  }
}
