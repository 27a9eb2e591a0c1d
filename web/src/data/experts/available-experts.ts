import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api, pageOf } from '../../api/client.ts'
import type { Bot } from '../../api/schemas.ts'
import type { BotQuery } from '../personas/personas.ts'

export type ExpertFilter = Pick<BotQuery, 'search' | 'category'>

const limit = 24

/**
 * All public personas that match a filter, most popular first, 24 a page; fresh for 30 s. The previous list is shown until the first page
 * arrives.
 */
export const availableExpertsQuery = ({ search, category }: ExpertFilter) =>
  infiniteQueryOptions({
    queryKey: ['bots', 'available', search, category],
    queryFn: ({ pageParam: page }) =>
      pageOf(api.GET('/api/bots/public', { params: { query: { ...(search && { search }), ...(category && { category }), page, limit } } })),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * limit < total ? pages.length + 1 : undefined),
    select: ({ pages }): { experts: Bot[]; total: number } => ({
      // Removes duplicates: a persona moves to a later page when another one becomes more popular.
      experts: [...new Map(pages.flatMap(({ items }) => items).map((bot) => [bot.id, bot])).values()],
      total: pages.at(-1)?.total ?? 0,
    }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
