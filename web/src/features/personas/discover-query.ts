import { strings } from '../../strings/strings.ts'
import type { BotQuery } from './persona-queries.ts'

const perPage = 24
const categories: readonly string[] = strings.categories.names
const isSort = (value: string): value is BotQuery['sort'] => Object.hasOwn(strings.discover.sorts, value)

/** What an address of /discover asks for; what it does not understand counts as not said. */
export function readDiscoverQuery(address: URLSearchParams): BotQuery {
  const category = address.get('category') ?? ''
  const sort = address.get('sort') ?? ''
  const page = Number(address.get('page'))
  return {
    search: (address.get('search') ?? '').trim(),
    category: categories.includes(category) ? category : '',
    sort: isSort(sort) ? sort : 'popular',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: perPage,
  }
}

/** The address with some of its words changed; null or an empty word goes. A new search begins on the first page. */
export function changedAddress(address: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(address)
  if (!('page' in changes) && !('chat' in changes)) next.delete('page')
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** Which page numbers to offer: the ends, the current one and its neighbours; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return wanted.flatMap((page, index) => (index > 0 && page - (wanted[index - 1] ?? page) > 1 ? [null, page] : [page]))
}
