import { DomainError } from '@rostra/kit/errors'

export const ratings = ['up', 'down'] as const
export type Rating = (typeof ratings)[number]

/** A person's rating of an answer, with a comment. */
export interface Feedback {
  rating: Rating
  /** Empty for none. */
  comment: string
  /** The persona's owner may see the question, the answer and the comment, without who asked. */
  shared: boolean
}

const maxComment = 1_000

/** Returns feedback with its comment trimmed; null without a rating. Throws VALIDATION for a comment over 1,000 characters. */
export function readFeedback(rating: Rating | null, comment: string, shared: boolean): Feedback | null {
  const text = comment.trim()
  if ([...text].length > maxComment) {
    const message = 'A comment must be at most 1,000 characters'
    throw new DomainError('invalid', 'VALIDATION', message, { fields: { comment: message } })
  }
  return rating && { rating, comment: text, shared }
}
