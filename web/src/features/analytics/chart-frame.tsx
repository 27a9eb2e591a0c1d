import { Fragment } from 'react'
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount } from '../../components/format-count.ts'
import { ChartHint } from './chart-hint.tsx'
import { shortDay } from './day-words.ts'

const ink = 'var(--color-ink-soft)'

/** What all charts share: days below, whole numbers at the side, and the hint at the pointer. */
export const chartFrame = (
  <Fragment>
    <CartesianGrid vertical={false} stroke="var(--color-line)" />
    <XAxis dataKey="date" tickFormatter={shortDay} tick={{ fill: ink }} stroke="var(--color-edge)" tickLine={false} minTickGap={24} />
    <YAxis
      allowDecimals={false}
      tickFormatter={(value: number) => formatCount(Math.abs(value))}
      tick={{ fill: ink }}
      axisLine={false}
      tickLine={false}
      width={40}
    />
    <Tooltip content={<ChartHint />} cursor={{ stroke: 'var(--color-edge)', fill: 'var(--color-sunken)' }} isAnimationActive={false} />
  </Fragment>
)

/** Room for the bars' edges and the last label. */
export const chartMargin = { top: 8, right: 12, bottom: 0, left: 0 }
