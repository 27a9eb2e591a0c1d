import type { Direction } from '../votes/vote.ts'

/**
 * The popularity of a persona: a sum over its conversations and upvotes in which each entry loses half of its weight every 30 days.
 *
 * The sum uses forward decay (G. Cormode, V. Shkapenyuk, D. Srivastava, B. Xu, 2009): an entry weighs 2^(time / half-life), so later
 * entries weigh more and stored sums never need an update as time passes. Two personas without new entries keep their order. The number
 * is the logarithm to base 2 of the sum, because the sum itself would overflow after some years.
 */
export type Popularity = number

const halfLifeMs = 30 * 24 * 3_600_000
const epoch = Date.UTC(2026, 0, 1)

/**
 * An upvote weighs as much as two conversations, because it is rarer and says more. A new persona starts with the weight of five
 * conversations, so that it is listed high for some weeks.
 */
const weights = { conversation: 1, upvote: 2, creation: 5 }

const entryOf = (weight: number, at: Date): Popularity => Math.log2(weight) + (at.getTime() - epoch) / halfLifeMs

/** Returns log2(2^a + 2^b) without computing either power. */
function sum(a: Popularity, b: Popularity): Popularity {
  return Math.max(a, b) + Math.log1p(2 ** -Math.abs(a - b)) / Math.LN2
}

/** Returns log2(2^a - 2^b), at least `min`. */
function difference(a: Popularity, b: Popularity, min: Popularity): Popularity {
  return b < a ? Math.max(min, a + Math.log1p(-(2 ** (b - a))) / Math.LN2) : min
}

/** Returns the popularity of a persona without conversations and votes. */
export const initialPopularity = (createdAt: Date): Popularity => entryOf(weights.creation, createdAt)

/** Returns the popularity of a persona whose counts are known without their times, as if everything happened at its creation. */
export const popularityFromCounts = (persona: { createdAt: Date; conversationCount: number; upvotes: number }): Popularity =>
  entryOf(weights.creation + weights.conversation * persona.conversationCount + weights.upvote * persona.upvotes, persona.createdAt)

/** Adds a conversation. */
export const withConversation = (popularity: Popularity, at: Date): Popularity => sum(popularity, entryOf(weights.conversation, at))

/** Adds an upvote. */
export const withUpvote = (popularity: Popularity, at: Date): Popularity => sum(popularity, entryOf(weights.upvote, at))

/** Removes an upvote that was cast at `at`. The result is never below the popularity of a new persona of that age. */
export const withoutUpvote = (popularity: Popularity, at: Date, createdAt: Date): Popularity =>
  difference(popularity, entryOf(weights.upvote, at), initialPopularity(createdAt))

/** Replaces the previous vote of a member by the next one. Downvotes change the rating only. */
export function withVote(
  popularity: Popularity,
  vote: { direction: Direction; at: Date },
  previous: { direction: Direction; at: Date } | null,
  createdAt: Date,
): Popularity {
  const before = previous?.direction === 'up' ? withoutUpvote(popularity, previous.at, createdAt) : popularity
  return vote.direction === 'up' ? withUpvote(before, vote.at) : before
}
