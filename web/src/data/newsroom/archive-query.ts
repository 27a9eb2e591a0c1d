import { getArticlesArchiveQuery } from '../../api/gen/constraints.ts'
import { type Author, authors } from './authors.ts'

const { search: searchLimits, page: pageLimits, limit } = getArticlesArchiveQuery

export interface ArchiveFilters {
  search: string
  /** Empty for every author. */
  author: Author | ''
  /** `YYYY-MM-DD`, whole days in UTC, both included; empty for no bound. From an address, possibly no date. */
  dateFrom: string
  dateTo: string
}

export interface ArchiveQuery extends ArchiveFilters {
  page: number
  limit: number
}

/** The problems of filters: an invalid date, a last day before the first, or a search that is too long. */
export type ArchiveProblems = { search?: 'long'; dateFrom?: 'invalid'; dateTo?: 'invalid' | 'before' }

export const maxSearchLength = searchLimits.maxLength

/**
 * Parses the query of /archive. An invalid page or author is replaced by the default; other filters are kept, so that they can be
 * explained.
 */
export function parseArchiveQuery(params: URLSearchParams): ArchiveQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    search: (params.get('search') ?? '').trim(),
    author: authors.find((author) => author === params.get('author')) ?? '',
    dateFrom: params.get('dateFrom') ?? '',
    dateTo: params.get('dateTo') ?? '',
    page: Number.isSafeInteger(page) && page >= pageLimits.minimum && page <= pageLimits.maximum ? page : 1,
    limit: limit.default,
  }
}

/** Returns the query of the address of a page of the archive, without filters that are empty. */
export function archiveSearch({ page = 1, ...filters }: ArchiveFilters & { page?: number }): string {
  const params = new URLSearchParams()
  for (const name of ['search', 'author', 'dateFrom', 'dateTo'] as const) if (filters[name]) params.set(name, filters[name])
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

/** Returns the problems by filter. With any problem, the archive is not requested. */
export function problemsOf({ search, dateFrom, dateTo }: ArchiveFilters): ArchiveProblems {
  const isFromInvalid = dateFrom !== '' && !isDate(dateFrom)
  const isToInvalid = dateTo !== '' && !isDate(dateTo)
  const isBefore = !isFromInvalid && !isToInvalid && dateFrom !== '' && dateTo !== '' && dateTo < dateFrom
  return {
    ...(search.length > maxSearchLength && { search: 'long' }),
    ...(isFromInvalid && { dateFrom: 'invalid' }),
    ...(isToInvalid ? { dateTo: 'invalid' } : isBefore && { dateTo: 'before' }),
  }
}

/** Reports whether a text is a date that exists, as `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
