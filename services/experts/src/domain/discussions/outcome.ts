import type { BillingCreditsOptions } from '@rostra/platform/paid-work/credits'
import { creditsPerExpert } from '../circles/circle.ts'
import type { Discussion } from './discussion.ts'
import { answeredExperts } from './phase.ts'

type Counted = Pick<Discussion, 'status' | 'experts' | 'steps'>

/** The experts to charge: those that answered; none of a discussion that is not completed. */
export const chargedExperts = (discussion: Counted): number => (discussion.status === 'completed' ? answeredExperts(discussion).length : 0)

/** What a discussion has cost or, while it is open, what is held; in credits. */
export const creditsOf = (discussion: Counted): number => {
  const isOpen = discussion.status === 'claimed' || discussion.status === 'ongoing'
  return creditsPerExpert * (isOpen ? discussion.experts.length : chargedExperts(discussion))
}

/** What billing is asked to hold for a discussion. */
export const discussionPrice: BillingCreditsOptions<Discussion> = {
  purpose: 'PURPOSE_DISCUSSION',
  units: ({ experts }) => experts.length,
  accountOf: ({ memberId }) => memberId,
}

/** How a hold is to be settled: not before the discussion has ended, then for so many experts. */
export interface HoldOutcome {
  ended: boolean
  answeredExperts: number
}

/** Returns the outcome of a stored discussion; `stored` is undefined for one that never existed or was deleted. */
export function holdOutcome(stored: Counted | undefined): HoldOutcome {
  if (!stored) return { ended: true, answeredExperts: 0 }
  if (stored.status === 'claimed' || stored.status === 'ongoing') return { ended: false, answeredExperts: 0 }
  return { ended: true, answeredExperts: chargedExperts(stored) }
}
