import { maxOperatedSearch } from '../../../data/console/operated.ts'
import { searchParam } from '../../../lib/navigation/search-param.ts'

export interface ListAddress {
  search: string
  suspended: boolean
  /** From 1. */
  page: number
}

/** Parses the query of a list's address. Invalid values are replaced by the defaults. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const page = Number(params.get('page'))
  return {
    search: searchParam(params, maxOperatedSearch),
    suspended: params.get('suspended') === '1',
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** Returns the query with changed parameters; null or an empty text removes one. Every change but that of the page returns to page 1. */
export function changeListAddress(params: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!('page' in changes)) next.delete('page')
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}
