import type { BillingCreditsOptions } from '@rostra/platform/paid-work/credits'
import { creditsPerExpert } from '../circles/circle.ts'
import type { Discussion, Step } from './discussion.ts'
import { answeredExperts, stepOf } from './phase.ts'

type Counted = Pick<Discussion, 'status' | 'experts' | 'steps'>

/** The calls of models that steps have cost. */
export const runsOf = (steps: readonly Pick<Step, 'runs'>[]): number => steps.reduce((sum, { runs }) => sum + runs, 0)

/** The number of experts to charge: those that answered a completed discussion and did not abstain, otherwise 0. */
export const chargedExperts = (discussion: Counted): number =>
  discussion.status === 'completed' ? answeredExperts(discussion).filter(({ id }) => !stepOf(discussion, 'draft', id)?.abstained).length : 0

/** The cost of a discussion or, while it is open, its hold; in credits. */
export const creditsOf = (discussion: Counted): number => {
  const isOpen = discussion.status === 'claimed' || discussion.status === 'ongoing'
  return creditsPerExpert * (isOpen ? discussion.experts.length : chargedExperts(discussion))
}

/** The price of a discussion, which billing holds. */
export const discussionPrice: BillingCreditsOptions<Discussion> = {
  purpose: 'PURPOSE_DISCUSSION',
  units: ({ experts }) => experts.length,
  accountOf: ({ memberId }) => memberId,
}

/** The outcome by which billing settles a hold: whether the discussion has ended, and the number of experts to charge. */
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
