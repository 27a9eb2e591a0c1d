import type { Subscription } from '@rostra/kit/events/event-bus'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { stopAnswersOf } from '../usecases/generations/request-stop.ts'

const payload = z.object({ accountId: z.string().min(1).max(200), suspended: z.boolean() })

/** Stops the running answers of a suspended account. Throws for an invalid payload, and the event becomes a dead letter. */
export function onAccountSuspensionChanged(ports: Ports): Subscription {
  return {
    topic: AccountSuspensionChangedEvent.topic,
    group: 'chat.suspended-accounts',
    handle: async (event) => {
      const { accountId, suspended } = payload.parse(AccountSuspensionChangedEvent.deserialize(event.payload))
      if (suspended) await stopAnswersOf(ports, `member:${accountId}`)
    },
  }
}
