import { DomainError } from '@rostra/kit/errors'

export const directions = ['up', 'down'] as const

export type Direction = (typeof directions)[number]

/** The number of votes of each direction that a persona has. */
export interface Tally {
  upvotes: number
  downvotes: number
}

/** What a vote adds to a tally. A vote that is taken back counts -1. */
export type TallyChange = Tally

const changes: Record<Direction, TallyChange> = { up: { upvotes: 1, downvotes: 0 }, down: { upvotes: 0, downvotes: 1 } }

/**
 * Returns what a member's next vote changes. A switch takes the earlier vote back. Throws ALREADY_VOTED for the same direction
 * twice, unless the earlier vote does not count for the landing page and this one does.
 */
export function cast(previous: CountedVote | null, { direction, isUnconfirmed }: CountedVote): TallyChange {
  if (previous === null) return changes[direction]
  const startsToCount = previous.isUnconfirmed && !isUnconfirmed
  if (previous.direction === direction && !startsToCount)
    throw new DomainError('exists', 'ALREADY_VOTED', `You've already ${direction}voted this AI persona`)
  return minus(changes[direction], changes[previous.direction])
}

export const plus = (tally: Tally, change: TallyChange): Tally => ({
  upvotes: tally.upvotes + change.upvotes,
  downvotes: tally.downvotes + change.downvotes,
})

/** A vote as the landing page counts it: only votes of members whose address is confirmed count. */
export interface CountedVote {
  direction: Direction
  isUnconfirmed?: true
}

/** Returns the votes of a persona that do not count for the landing page, after a member's next vote. */
export function uncounted(tally: Tally, next: CountedVote, previous: CountedVote | null): Tally {
  const before = previous?.isUnconfirmed ? minus(tally, changes[previous.direction]) : tally
  return next.isUnconfirmed ? plus(before, changes[next.direction]) : before
}

const minus = (a: Tally, b: Tally): TallyChange => ({ upvotes: a.upvotes - b.upvotes, downvotes: a.downvotes - b.downvotes })
