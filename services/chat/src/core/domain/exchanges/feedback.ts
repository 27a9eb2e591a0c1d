import { DomainError } from '@rostra/kit/errors'

export const ratings = ['up', 'down'] as const
export type Rating = (typeof ratings)[number]

/** What a person thinks of an answer. */
export interface Feedback {
  rating: Rating
  /** Empty for none. */
  comment: string
  /** The persona's owner may see the question, the answer and the comment, without who asked. */
  shared: boolean
}

const maxComment = 1_000

/** Returns feedback with its comment trimmed; null when there is no rating. Throws VALIDATION. */
export function readFeedback(rating: Rating | null, comment: string, shared: boolean): Feedback | null {
  const text = comment.trim()
  if ([...text].length > maxComment) {
    const message = 'A comment must be at most 1,000 characters'
    throw new DomainError('invalid', 'VALIDATION', message, { fields: { comment: message } })
  }
  return rating && { rating, comment: text, shared }
}
