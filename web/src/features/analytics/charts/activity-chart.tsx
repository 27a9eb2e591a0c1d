import { Bar, ComposedChart, Line, ResponsiveContainer } from 'recharts'
import type { AnalyticsDay } from '../../../api/schemas.ts'
import { chartFrame, chartMargin } from '../../../components/charts/chart-frame.tsx'
import { sharingStrings } from '../../../strings/strings.ts'

const { measures } = sharingStrings.analytics

/** Messages as bars, conversations as a line with dots, so that shape distinguishes them as well as colour. */
export const ActivityChart = ({ days }: { days: AnalyticsDay[] }) => (
  <ResponsiveContainer>
    <ComposedChart data={days} margin={chartMargin} accessibilityLayer={false}>
      {chartFrame}
      <Bar
        dataKey="messages"
        name={measures.messages}
        fill="var(--persona-tint)"
        stroke="var(--persona-ink)"
        strokeWidth={1}
        maxBarSize={28}
        radius={[3, 3, 0, 0]}
        isAnimationActive={false}
      />
      <Line
        dataKey="conversations"
        name={measures.conversations}
        type="monotone"
        stroke="var(--color-ink)"
        strokeWidth={2}
        dot={days.length > 30 ? false : { r: 3, fill: 'var(--color-ink)' }}
        isAnimationActive={false}
      />
    </ComposedChart>
  </ResponsiveContainer>
)
