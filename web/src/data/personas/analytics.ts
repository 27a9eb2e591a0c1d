import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { getBotsIdAnalyticsQuery } from '../../api/gen/constraints.ts'

const lengths = getBotsIdAnalyticsQuery.days.enum
type ToNumber<Text> = Text extends `${infer Value extends number}` ? Value : never

/** The length of a report in days. */
export type Period = ToNumber<(typeof lengths)[number]>
export const periods = lengths.map(Number) as Period[]

/** The report of a persona; refetched whenever the page opens. The previous period is shown until the next one arrives. */
export const analyticsQuery = (id: string, days: Period) =>
  queryOptions({
    queryKey: ['analytics', id, days],
    queryFn: () => bodyOf(api.GET('/api/bots/{id}/analytics', { params: { path: { id }, query: { days: `${days}` } } })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
