import type { Subscription } from '@rostra/kit/events/event-bus'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { letGo } from '../usecases/let-go.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/** Deletes what is kept of somebody who has left. A payload that breaks the contract throws, and so ends in the dead letters. */
export function onAccountDeleted(ports: Ports): Subscription {
  return {
    topic: AccountDeletedEvent.topic,
    group: 'chat.departures',
    handle: async (event) => {
      const { accountId } = payload.parse(AccountDeletedEvent.deserialize(event.payload))
      await letGo(ports, `member:${accountId}`)
    },
  }
}
