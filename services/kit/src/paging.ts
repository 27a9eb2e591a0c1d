import { DomainError } from './errors.ts'

const lastPage = 100_000

/** Checks a page number, from 1. Throws VALIDATION. */
export function readPage(page: number): number {
  if (page < 1 || page > lastPage) throw invalid('page', 'The page must be 1 or more')
  return page
}

/** Checks a page size, from 1 to `most`. Throws VALIDATION. */
export function readLimit(limit: number, most: number): number {
  if (limit < 1 || limit > most) throw invalid('limit', `The limit must be 1 to ${most}`)
  return limit
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
