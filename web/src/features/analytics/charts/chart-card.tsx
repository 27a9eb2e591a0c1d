import { ChartColumn, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { AnalyticsDay } from '../../../api/schemas.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { sharingStrings } from '../../../strings/strings.ts'
import type { Measure } from '../analytics.ts'
import { ChartLegend } from './chart-legend.tsx'
import { DayTable } from './day-table.tsx'

const { asTableOf, asChartOf } = sharingStrings.analytics

interface ChartCardProps {
  title: string
  note: string
  /** The summary of the chart in words. */
  summaryText: string
  days: readonly AnalyticsDay[]
  measures: readonly Measure[]
  wide?: boolean
  children: ReactNode
}

/** A chart with a summary in words. A button shows the same numbers as a table. */
export function ChartCard({ title, note, summaryText, days, measures, wide = false, children }: ChartCardProps) {
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
        <DayTable title={title} days={days} measures={measures} />
      ) : (
        // Screen readers get the summary below, and the exact numbers from the table.
        <div aria-hidden>
          <div className="mt-4 h-60 text-12">{children}</div>
          <ChartLegend measures={measures} />
        </div>
      )}
      <p className="mt-3 text-14">{summaryText}</p>
    </section>
  )
}
