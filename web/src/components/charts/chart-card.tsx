import { type ReactNode, useId, useState } from 'react'
import { ChartColumn, Table } from '#icons'
import { chartStrings } from '../../strings/strings.ts'
import { IconButton } from '../icon-button.tsx'
import { type Column, DayTable } from './day-table.tsx'

const { asTableOf, asChartOf } = chartStrings

interface ChartCardProps<Day extends { date: string }> {
  title: string
  note: string
  /** The summary of the chart in words. */
  summaryText: string
  days: readonly Day[]
  /** The columns of the table. */
  columns: readonly Column<Day>[]
  /** Explains the shapes of the chart. */
  legend?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A chart with a summary in words. A button shows the same numbers as a table. */
export function ChartCard<Day extends { date: string }>(props: ChartCardProps<Day>) {
  const { title, note, summaryText, days, columns, legend, wide = false, children } = props
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-card border border-line bg-raised p-4 sm:p-5 ${wide ? 'lg:col-span-2' : ''}`}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-16 leading-snug font-strong">
            {title}
          </h2>
          <p className="text-14 text-ink-soft">{note}</p>
        </div>
        <IconButton
          icon={asTable ? ChartColumn : Table}
          label={asTable ? asChartOf(title) : asTableOf(title)}
          onClick={() => setAsTable(!asTable)}
          className="-me-1.5 -mt-1"
        />
      </div>
      {asTable ? (
        <DayTable title={title} days={days} columns={columns} />
      ) : (
        // Screen readers get the summary below, and the exact numbers from the table.
        <div aria-hidden>
          <div className="mt-4 h-60 text-12">{children}</div>
          {legend}
        </div>
      )}
      <p className="mt-3 text-14">{summaryText}</p>
    </section>
  )
}
