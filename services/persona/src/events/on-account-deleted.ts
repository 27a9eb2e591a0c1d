import type { Subscription } from '@rostra/kit/events/event-bus'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { forgetAccount } from '../usecases/forget-account.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/** Parts an account that was deleted from its personas and votes. A payload that breaks the contract throws, and so ends in the dead letters. */
export function onAccountDeleted(ports: Pick<Ports, 'personas' | 'votes' | 'departures'>): Subscription {
  return {
    topic: AccountDeletedEvent.topic,
    group: 'persona.departures',
    handle: async (event) => {
      const { accountId } = payload.parse(AccountDeletedEvent.deserialize(event.payload))
      await forgetAccount(ports, accountId)
    },
  }
}
