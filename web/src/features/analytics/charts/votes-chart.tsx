import { useId } from 'react'
import { Bar, BarChart, ReferenceLine, ResponsiveContainer } from 'recharts'
import type { AnalyticsDay } from '../../../api/schemas.ts'
import { chartFrame, chartMargin } from '../../../components/charts/chart-frame.tsx'
import { sharingStrings } from '../../../strings/strings.ts'

const { measures } = sharingStrings.analytics

/** Upvotes as bars above the axis, downvotes as hatched bars below it. */
export function VotesChart({ days }: { days: AnalyticsDay[] }) {
  const hatch = useId()
  const shown = days.map((day) => ({ ...day, downvotes: -day.downvotes }))
  const bar = { stackId: 'votes', maxBarSize: 28, isAnimationActive: false } as const
  return (
    <ResponsiveContainer>
      <BarChart data={shown} margin={chartMargin} stackOffset="sign" accessibilityLayer={false}>
        <defs>
          <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0v6" stroke="var(--color-ink-soft)" strokeWidth={4} />
          </pattern>
        </defs>
        {chartFrame}
        <Bar {...bar} dataKey="upvotes" name={measures.upvotes} fill="var(--persona-ink)" radius={[3, 3, 0, 0]} />
        <Bar {...bar} dataKey="downvotes" name={measures.downvotes} fill={`url(#${hatch})`} stroke="var(--color-ink-soft)" />
        <ReferenceLine y={0} stroke="var(--color-edge)" />
      </BarChart>
    </ResponsiveContainer>
  )
}
