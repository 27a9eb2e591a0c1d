import { DomainError } from '@rostra/kit/errors'

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })

/** A page number from 1. Throws VALIDATION. */
export function readPage(page: number): number {
  if (page < 1 || page > 100_000) throw invalid('page', 'The page must be 1 or more')
  return page
}

/** How many at once, 1 to `most`. Throws VALIDATION. */
export function readLimit(limit: number, most: number): number {
  if (limit < 1 || limit > most) throw invalid('limit', `The limit must be 1 to ${most}`)
  return limit
}
