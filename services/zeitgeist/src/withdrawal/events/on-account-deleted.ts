import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { withdrawMember } from '../usecases/withdraw-member.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/** Deletes the words of a deleted account. A payload that breaks the contract throws, and the event becomes a dead letter. */
export function onAccountDeleted(ports: Ports): Subscription {
  return {
    topic: AccountDeletedEvent.topic,
    group: 'zeitgeist.deleted-accounts',
    handle: async (event) => {
      const { accountId } = readPayload(event, AccountDeletedEvent, payload)
      await withdrawMember(ports, accountId)
    },
  }
}
