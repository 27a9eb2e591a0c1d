import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'

/** The number of public personas that match a search, by category, without empty categories; fresh for 30 s. */
export const categoryCountsQuery = (search: string) =>
  queryOptions({
    queryKey: ['bots', 'categories', search],
    queryFn: () => bodyOf(api.GET('/api/bots/public/categories', { params: { query: search ? { search } : {} } })),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
