import type { EventSubscription } from '@rostra/kit/events/event-bus'
import { onSuspensionChanged } from '@rostra/platform/accounts/suspension'
import { personOfMember } from '@rostra/platform/caller'
import type { Shares } from '../domain/ports.ts'

/** Hides or shows the shares of an account. */
export const onAccountSuspensionChanged = ({ setSuspension }: Pick<Shares, 'setSuspension'>): EventSubscription =>
  onSuspensionChanged('chat.suspended-shares', (accountId, suspension) => setSuspension(personOfMember(accountId), suspension))
