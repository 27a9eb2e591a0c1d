import { Fragment } from 'react'
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount } from '../../../lib/format/format-count.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { formatShortDay } from './format-day.ts'

const ink = 'var(--color-ink-soft)'

/** The parts that all charts share: axes, grid and tooltip. */
export const chartFrame = (
  <Fragment>
    <CartesianGrid vertical={false} stroke="var(--color-line)" />
    <XAxis dataKey="date" tickFormatter={formatShortDay} tick={{ fill: ink }} stroke="var(--color-edge)" tickLine={false} minTickGap={24} />
    <YAxis
      allowDecimals={false}
      tickFormatter={(value: number) => formatCount(Math.abs(value))}
      tick={{ fill: ink }}
      axisLine={false}
      tickLine={false}
      width={40}
    />
    <Tooltip content={<ChartTooltip />} cursor={{ stroke: 'var(--color-edge)', fill: 'var(--color-sunken)' }} isAnimationActive={false} />
  </Fragment>
)

/** Space for the edges of bars and for the last label. */
export const chartMargin = { top: 8, right: 12, bottom: 0, left: 0 }
