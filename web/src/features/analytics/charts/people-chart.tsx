import { Area, AreaChart, ResponsiveContainer } from 'recharts'
import type { AnalyticsDay } from '../../../api/schemas.ts'
import { chartFrame, chartMargin } from '../../../components/charts/chart-frame.tsx'
import { sharingStrings } from '../../../strings/strings.ts'

export const PeopleChart = ({ days }: { days: AnalyticsDay[] }) => (
  <ResponsiveContainer>
    <AreaChart data={days} margin={chartMargin} accessibilityLayer={false}>
      {chartFrame}
      <Area
        dataKey="people"
        name={sharingStrings.analytics.measures.people}
        type="monotone"
        fill="var(--persona-tint)"
        fillOpacity={1}
        stroke="var(--persona-ink)"
        strokeWidth={2}
        isAnimationActive={false}
      />
    </AreaChart>
  </ResponsiveContainer>
)
