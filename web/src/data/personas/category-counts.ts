import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'

/** How many public personas match a search in each category; fresh for 30 s. Categories without any are left out. */
export const categoryCountsQuery = (search: string) =>
  queryOptions({
    queryKey: ['bots', 'categories', search],
    queryFn: () => bodyOf(api.GET('/api/bots/public/categories', { params: { query: search ? { search } : {} } })),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
