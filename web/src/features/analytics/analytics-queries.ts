import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Bot } from '../../api/bot.ts'
import { request } from '../../api/request.ts'
import type { Analytics, Period } from './analytics.ts'

/** One persona by its id, as its owner sees it. */
export const botByIdQuery = (id: string) =>
  queryOptions({ queryKey: ['bots', 'id', id], queryFn: () => request<Bot>(`/api/bots/${encodeURIComponent(id)}`) })

/** Asked again whenever the page is opened; the period before is shown until the next one is there. */
export const analyticsQuery = (id: string, days: Period) =>
  queryOptions({
    queryKey: ['analytics', id, days],
    queryFn: () => request<Analytics>(`/api/bots/${encodeURIComponent(id)}/analytics?days=${days}`),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
