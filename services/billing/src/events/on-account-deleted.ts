import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/** Closes the credit account of a deleted account. An invalid payload throws, which sends the message to the dead-letter topic. */
export function onAccountDeleted({ accounts }: Pick<Ports, 'accounts'>): Subscription {
  return {
    topic: AccountDeletedEvent.topic,
    group: 'billing.deleted-accounts',
    handle: async (event) => {
      const { accountId } = readPayload(event, AccountDeletedEvent, payload)
      await accounts.close(accountId)
    },
  }
}
