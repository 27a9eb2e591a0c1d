import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { personOfMember } from '@rostra/platform/caller'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import { deleteAccountData } from '../usecases/delete-account-data.ts'
import type { PersonDeletion } from '../usecases/delete-person-data.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/** Deletes the data of a deleted account. Throws for an invalid payload, and the event becomes a dead letter. */
export function onAccountDeleted(ports: PersonDeletion): Subscription {
  return {
    topic: AccountDeletedEvent.topic,
    group: 'chat.deleted-accounts',
    handle: async (event) => {
      const { accountId } = readPayload(event, AccountDeletedEvent, payload)
      await deleteAccountData(ports, personOfMember(accountId))
    },
  }
}
