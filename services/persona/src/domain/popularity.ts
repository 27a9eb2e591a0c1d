import type { Direction } from './vote.ts'

/**
 * How popular a persona is: the sum of what happened with it, each thing counting half as much after every 30 days. Kept by forward decay
 * (G. Cormode, V. Shkapenyuk, D. Srivastava, B. Xu, 2009): a thing weighs 2^(time / half-life) from the moment it happens on, so nothing has
 * to be counted anew as time goes by, and two personas with which nothing happens never change places. The number is the logarithm to
 * base 2 of that sum, which otherwise would leave the range of numbers after some years.
 */
export type Popularity = number

const halfLifeMs = 30 * 24 * 3_600_000
const epoch = Date.UTC(2026, 0, 1)

/**
 * An upvote is worth two conversations: it is rarer, and says more. A new persona begins as if five people had just talked with it, so
 * that it is seen before it is known, and is past that after some weeks.
 */
const weights = { conversation: 1, upvote: 2, beginning: 5 }

const worth = (weight: number, at: Date): Popularity => Math.log2(weight) + (at.getTime() - epoch) / halfLifeMs

/** log2(2^a + 2^b), without either power. */
function sum(a: Popularity, b: Popularity): Popularity {
  return Math.max(a, b) + Math.log1p(2 ** -Math.abs(a - b)) / Math.LN2
}

/** log2(2^a - 2^b), not below `least`. */
function difference(a: Popularity, b: Popularity, least: Popularity): Popularity {
  return b < a ? Math.max(least, a + Math.log1p(-(2 ** (b - a))) / Math.LN2) : least
}

/** Of a persona with which nothing has happened yet. */
export const beginning = (createdAt: Date): Popularity => worth(weights.beginning, createdAt)

/** Of a persona of which only the numbers are known: as if everything had happened when it was made. */
export const popularityOf = (persona: { createdAt: Date; conversationCount: number; upvotes: number }): Popularity =>
  worth(weights.beginning + weights.conversation * persona.conversationCount + weights.upvote * persona.upvotes, persona.createdAt)

/** After one more conversation. */
export const withConversation = (popularity: Popularity, at: Date): Popularity => sum(popularity, worth(weights.conversation, at))

/** After one more upvote. */
export const withUpvote = (popularity: Popularity, at: Date): Popularity => sum(popularity, worth(weights.upvote, at))

/** After an upvote of then was taken back: a vote that goes to and fro moves nothing. */
export const withoutUpvote = (popularity: Popularity, at: Date, createdAt: Date): Popularity =>
  difference(popularity, worth(weights.upvote, at), beginning(createdAt))

/** After a vote that may have taken an earlier one back. Downvotes are for the rating, not for popularity. */
export function withVote(
  popularity: Popularity,
  vote: { direction: Direction; at: Date },
  previous: { direction: Direction; at: Date } | null,
  createdAt: Date,
): Popularity {
  const before = previous?.direction === 'up' ? withoutUpvote(popularity, previous.at, createdAt) : popularity
  return vote.direction === 'up' ? withUpvote(before, vote.at) : before
}
