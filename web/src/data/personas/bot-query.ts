import { type BotQuery, categoryChoices, defaultPageSize, sorts } from './personas.ts'

/** Parses the query of /discover. Invalid values are replaced by the defaults. */
export function parseBotQuery(params: URLSearchParams): BotQuery {
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').trim(),
    category: categoryChoices.find((category) => category === params.get('category')) ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'popular',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: defaultPageSize,
  }
}
