import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Suspensions } from '../domain/ports.ts'

const payload = z.object({ accountId: z.string().min(1).max(200), suspended: z.boolean(), changedAt: z.iso.datetime() })

/** Hides or shows the personas of an account. A payload that breaks the contract throws and goes to the dead letters. */
export function onAccountSuspensionChanged(suspensions: Suspensions): Subscription {
  return {
    topic: AccountSuspensionChangedEvent.topic,
    group: 'persona.suspended-accounts',
    handle: async (event) => {
      const { accountId, suspended, changedAt } = readPayload(event, AccountSuspensionChangedEvent, payload)
      await suspensions.setOwnerSuspended(accountId, suspended, new Date(changedAt))
    },
  }
}
