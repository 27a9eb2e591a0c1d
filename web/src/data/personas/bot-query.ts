import { getBotsPublicQuery } from '../../api/gen/constraints.ts'
import { searchParam } from '../../lib/navigation/search-param.ts'
import { type BotQuery, categoryChoices, defaultPageSize, sorts } from './personas.ts'

/** In UTF-16 units. */
export const maxSearchLength = getBotsPublicQuery.search.maxLength

/** Parses the query of /discover. Invalid values are replaced by the defaults, and a long search is cut. */
export function parseBotQuery(params: URLSearchParams): BotQuery {
  const page = Number(params.get('page'))
  return {
    search: searchParam(params, maxSearchLength),
    category: categoryChoices.find((category) => category === params.get('category')) ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'popular',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: defaultPageSize,
  }
}
