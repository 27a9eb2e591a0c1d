import type { AnalyticsDay } from '../../../api/schemas.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { sharingStrings } from '../../../strings/strings.ts'
import type { Measure } from '../analytics.ts'
import { formatDay } from './format-day.ts'

const { analytics } = sharingStrings

interface DayTableProps {
  title: string
  days: readonly AnalyticsDay[]
  measures: readonly Measure[]
}

/** The numbers of a chart as a table, newest day first. */
export const DayTable = ({ title, days, measures }: DayTableProps) => (
  <section
    aria-label={analytics.tableOf(title)}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    tabIndex={0}
    className="mt-4 h-64 overflow-auto rounded-control border border-line bg-page"
  >
    <table className="w-full text-14 tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead className="sticky top-0 bg-sunken">
        <tr>
          <th scope="col" className="px-3 py-2 text-start font-strong">
            {analytics.date}
          </th>
          {measures.map((measure) => (
            <th key={measure} scope="col" className="px-3 py-2 text-end font-strong">
              {analytics.measures[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.date} className="border-t border-line">
            <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap">
              <time dateTime={day.date}>{formatDay(day.date)}</time>
            </th>
            {measures.map((measure) => (
              <td key={measure} className="px-3 py-1.5 text-end">
                {formatNumber(day[measure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
