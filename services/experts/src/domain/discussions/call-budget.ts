import type { Discussion } from './discussion.ts'

/**
 * The spare model calls of a discussion, which may make 3N + 1 calls for N experts: N drafts, N revisions, one of the chair, and N spare
 * ones. One spare call is reserved for the repair of the chair's JSON. The others are second calls of experts that recited their
 * instructions.
 */
export interface CallBudget {
  /** Takes one of the N - 1 spare calls for experts. Returns false when none is left. */
  takeSpare: () => boolean
}

/** Counts the spare calls of the stored steps, so that a takeover continues with the rest. */
export function callBudget({ experts, steps }: Pick<Discussion, 'experts' | 'steps'>): CallBudget {
  const taken = steps.reduce((sum, { calls }) => sum + Math.max(0, calls - 1), 0)
  let left = experts.length - 1 - taken
  return { takeSpare: () => left-- > 0 }
}
