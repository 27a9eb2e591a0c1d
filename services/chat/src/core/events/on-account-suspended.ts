import type { EventSubscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { personOfMember } from '@rostra/platform/caller'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'

const payload = z.object({ accountId: z.string().min(1).max(200), suspended: z.boolean() })

/** The consumers that stop answers in conversations, and asks. */
type Group = 'chat.suspended-accounts' | 'chat.suspended-asks'

/** Stops what the member of a suspended account runs. */
export const onAccountSuspended = (group: Group, stop: (person: string) => Promise<void>): EventSubscription => ({
  topic: AccountSuspensionChangedEvent.topic,
  group,
  handle: async (event) => {
    const { accountId, suspended } = readPayload(event, AccountSuspensionChangedEvent, payload)
    if (suspended) await stop(personOfMember(accountId))
  },
})
