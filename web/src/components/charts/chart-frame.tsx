import { Fragment } from 'react'
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount, formatNumber } from '../../lib/format/format-count.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { formatShortDay } from './format-day.ts'

const ink = 'var(--color-ink-soft)'

interface FrameFormats {
  /** Formats a value at the axis. */
  short: (value: number) => string
  /** Formats the value of a day in the tooltip. */
  exact: (value: number) => string
}

/** Returns the parts that all charts share: axes, grid and tooltip. */
export const chartFrameWith = ({ short, exact }: FrameFormats) => (
  <Fragment>
    <CartesianGrid vertical={false} stroke="var(--color-line)" />
    <XAxis dataKey="date" tickFormatter={formatShortDay} tick={{ fill: ink }} stroke="var(--color-edge)" tickLine={false} minTickGap={24} />
    <YAxis
      allowDecimals={false}
      tickFormatter={(value: number) => short(Math.abs(value))}
      tick={{ fill: ink }}
      axisLine={false}
      tickLine={false}
      width={40}
    />
    <Tooltip
      content={<ChartTooltip format={exact} />}
      cursor={{ stroke: 'var(--color-edge)', fill: 'var(--color-sunken)' }}
      isAnimationActive={false}
    />
  </Fragment>
)

/** The same for counts. */
export const chartFrame = chartFrameWith({ short: formatCount, exact: formatNumber })

/** Space for the edges of bars and for the last label. */
export const chartMargin = { top: 8, right: 12, bottom: 0, left: 0 }
