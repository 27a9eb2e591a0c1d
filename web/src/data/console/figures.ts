import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { getAdminFiguresQuery } from '../../api/gen/constraints.ts'

const lengths = getAdminFiguresQuery.days.enum
type ToNumber<Text> = Text extends `${infer Value extends number}` ? Value : never

/** The length of a report in days. */
type FiguresPeriod = ToNumber<(typeof lengths)[number]>
export const figuresPeriods = lengths.map(Number) as FiguresPeriod[]

/** Reads the period from the query of the URL; 30 days for any other value. */
export const readFiguresPeriod = (address: URLSearchParams): FiguresPeriod =>
  figuresPeriods.find((days) => String(days) === address.get('days')) ?? 30

/** The figures of the last days. The previous period is shown until the next one arrives. */
export const figuresQuery = (days: FiguresPeriod) =>
  queryOptions({
    queryKey: ['console', 'figures', days],
    queryFn: () => bodyOf(api.GET('/api/admin/figures', { params: { query: { days: `${days}` } } })),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
