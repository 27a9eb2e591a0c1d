import { Bar, BarChart, ResponsiveContainer } from 'recharts'
import type { FiguresDay } from '../../../api/schemas.ts'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import { chartFrameWith, chartMargin } from '../../../components/charts/chart-frame.tsx'
import type { Column } from '../../../components/charts/day-table.tsx'
import { formatDay } from '../../../components/charts/format-day.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { charts, formatOf, type Measure, sentence } from './measures.ts'

const { measures: names, notes } = consoleStrings.figures

const columnsOf = (measures: readonly Measure[]): Column<FiguresDay>[] =>
  measures.map((measure) => ({ key: measure, label: names[measure], textOf: (day) => formatOf(measure).exact(day[measure]) }))

/** A chart of each figure, with a table of it and of those that belong to it. */
export const FigureCharts = ({ days }: { days: FiguresDay[] }) => (
  <div className="mt-6 grid gap-6 xl:grid-cols-2">
    {charts.map(({ measure, others }) => {
      const measures = [measure, ...others]
      const summaryText = measures.map((each) => sentence(days, each, formatDay)).join(' ')
      return (
        <ChartCard
          key={measure}
          title={names[measure]}
          note={notes[measure]}
          summaryText={summaryText}
          days={days}
          columns={columnsOf(measures)}
        >
          <ResponsiveContainer>
            <BarChart data={days} margin={chartMargin} accessibilityLayer={false}>
              {chartFrameWith(formatOf(measure))}
              <Bar
                dataKey={measure}
                name={names[measure]}
                fill="var(--color-ink-soft)"
                maxBarSize={28}
                radius={[3, 3, 0, 0]}
                isAnimationActive={false}
              />
            </BarChart>
          </ResponsiveContainer>
        </ChartCard>
      )
    })}
  </div>
)
