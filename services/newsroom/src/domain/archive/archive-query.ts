import { DomainError } from '@rostra/kit/errors'
import { readLimit } from '@rostra/kit/paging'
import { utcDate } from '@rostra/kit/utc-date'
import type { Author } from '../articles/author.ts'
import { stemsOf } from './stems.ts'

/** What a reader looks for in the archive. */
export interface ArchiveQuery {
  /** The stems that a story must all have; null for every story. */
  stems: readonly string[] | null
  author: Author | null
  /** Milliseconds since 1970; `to` is not included. */
  from: number
  to: number
  /** From 1. */
  page: number
  limit: number
}

export interface ArchiveRequest {
  search: string
  author: Author | null
  /** `YYYY-MM-DD`, whole days in UTC, both included; empty for no bound. */
  dateFrom: string
  dateTo: string
  page: number
  limit: number
}

const dayMs = 86_400_000
const maxSearchLength = 200
const maxPage = 10_000
const maxLimit = 100

/** Checks a request. Throws VALIDATION with the field. */
export function readArchiveQuery({ search, author, dateFrom, dateTo, page, limit }: ArchiveRequest): ArchiveQuery {
  if (search.length > maxSearchLength) throw invalid('search', `Search must be at most ${maxSearchLength} characters`)
  if (!Number.isInteger(page) || page < 1 || page > maxPage) throw invalid('page', `The page must be 1 to ${maxPage}`)
  const from = readDay('dateFrom', dateFrom) ?? Number.NEGATIVE_INFINITY
  const lastDay = readDay('dateTo', dateTo) ?? Number.POSITIVE_INFINITY
  if (lastDay < from) throw invalid('dateTo', 'The last day is before the first')
  const stems = search.trim() === '' ? null : stemsOf(search)
  return { stems, author, from, to: lastDay + dayMs, page, limit: readLimit(limit, maxLimit) }
}

/** Returns the start of a day in UTC. A day that does not exist, such as 30 February, is refused. */
function readDay(field: string, text: string): number | null {
  if (text === '') return null
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(at) || utcDate(at) !== text) throw invalid(field, 'This date does not exist')
  return at
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
