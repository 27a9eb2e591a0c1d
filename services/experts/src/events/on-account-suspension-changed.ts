import type { EventSubscription } from '@rostra/kit/events/event-bus'
import { onSuspensionChanged } from '@rostra/platform/accounts/suspension'
import type { Ports } from '../domain/ports.ts'

/** Hides or shows the shares of an account. */
export const onAccountSuspensionChanged = ({ discussions, questions }: Pick<Ports, 'discussions' | 'questions'>): EventSubscription =>
  onSuspensionChanged('experts.suspended-shares', async (accountId, suspension) => {
    await discussions.setSuspension(accountId, suspension)
    await questions.setSuspension(accountId, suspension)
  })
