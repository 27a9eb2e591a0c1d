import type { Subscription } from '@rostra/kit/events/event-bus'
import { onSuspensionChanged } from '@rostra/platform/accounts/suspension'
import type { Suspensions } from '../domain/ports.ts'

/** Hides or shows the personas of an account. */
export const onAccountSuspensionChanged = ({ setOwnerSuspended }: Suspensions): Subscription =>
  onSuspensionChanged('persona.suspended-accounts', (accountId, { isSuspended, changedAt }) =>
    setOwnerSuspended(accountId, isSuspended, changedAt),
  )
