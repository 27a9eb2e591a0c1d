import type { Turn } from '@rostra/kit/async/run-batches'
import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import { type AccountData, deleteAccountData } from '../usecases/delete-account-data.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/** Deletes the data of a deleted account, for one turn. A payload that breaks the contract throws and goes to the dead letters. */
export function onAccountDeleted(ports: AccountData, turn: Turn): Subscription {
  return {
    topic: AccountDeletedEvent.topic,
    group: 'persona.deleted-accounts',
    handle: async (event) => {
      const { accountId } = readPayload(event, AccountDeletedEvent, payload)
      await deleteAccountData(ports, accountId, turn)
    },
  }
}
