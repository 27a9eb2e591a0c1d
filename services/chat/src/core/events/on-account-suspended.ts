import type { EventSubscription } from '@rostra/kit/events/event-bus'
import { onSuspensionChanged } from '@rostra/platform/accounts/suspension'
import { personOfMember } from '@rostra/platform/caller'

/** The consumers that stop answers in conversations, and asks. */
type Group = 'chat.suspended-accounts' | 'chat.suspended-asks'

/** Stops what the member of a suspended account runs. */
export const onAccountSuspended = (group: Group, stop: (person: string) => Promise<void>): EventSubscription =>
  onSuspensionChanged(group, async (accountId, { isSuspended }) => {
    if (isSuspended) await stop(personOfMember(accountId))
  })
