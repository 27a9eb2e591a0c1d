import { pluralize } from './pluralize.ts'

/** The texts of charts by day. */
export const enCharts = {
  period: 'Period',
  days: (count: number) => pluralize(count, 'day'),
  utc: 'Days are counted in UTC.',
  date: 'Date',
  tableOf: (chart: string) => `${chart}, day by day`,
  asTableOf: (chart: string) => `${chart}: show as a table`,
  asChartOf: (chart: string) => `${chart}: show as a chart`,
} as const
