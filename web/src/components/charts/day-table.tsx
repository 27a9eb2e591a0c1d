import { chartStrings as words } from '../../strings/strings.ts'
import { formatDay } from './format-day.ts'

/** A measure of a day, as a column of a table. */
export interface Column<Day> {
  key: string
  label: string
  textOf: (day: Day) => string
}

interface DayTableProps<Day extends { date: string }> {
  title: string
  days: readonly Day[]
  columns: readonly Column<Day>[]
}

/** The numbers of a chart as a table, newest day first. */
export const DayTable = <Day extends { date: string }>({ title, days, columns }: DayTableProps<Day>) => (
  <section
    aria-label={words.tableOf(title)}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    tabIndex={0}
    className="mt-4 h-64 overflow-auto rounded-control border border-line bg-page"
  >
    <table className="w-full text-14 tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead className="sticky top-0 bg-sunken">
        <tr>
          <th scope="col" className="px-3 py-2 text-start font-strong">
            {words.date}
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className="px-3 py-2 text-end font-strong">
              {label}
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
            {columns.map(({ key, textOf }) => (
              <td key={key} className="px-3 py-1.5 text-end">
                {textOf(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
