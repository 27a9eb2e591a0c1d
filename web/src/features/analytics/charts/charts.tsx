import type { Analytics, AnalyticsDay } from '../../../api/schemas.ts'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import type { Column } from '../../../components/charts/day-table.tsx'
import { formatDay } from '../../../components/charts/format-day.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { sharingStrings } from '../../../strings/strings.ts'
import { type Measure, peakOf } from '../analytics.ts'
import { ActivityChart } from './activity-chart.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { PeopleChart } from './people-chart.tsx'
import { VotesChart } from './votes-chart.tsx'

const { charts, notes, measures, summary, summaryPeople, nothing } = sharingStrings.analytics

const talk: Measure[] = ['conversations', 'messages']
const people: Measure[] = ['people']
const votes: Measure[] = ['upvotes', 'downvotes']

const columnsOf = (shown: readonly Measure[]): Column<AnalyticsDay>[] =>
  shown.map((measure) => ({ key: measure, label: measures[measure], textOf: (day) => formatNumber(day[measure]) }))

/** Returns a sentence about one measure. */
function sentence({ days, totals }: Pick<Analytics, 'days' | 'totals'>, measure: Measure): string {
  const peak = peakOf(days, measure)
  if (!peak) return nothing(measures[measure])
  const highest = formatNumber(peak[measure])
  const day = formatDay(peak.date)
  return measure === 'people' ? summaryPeople(highest, day) : summary(measures[measure], formatNumber(totals[measure]), highest, day)
}

/** The three charts of a report. */
export function Charts({ report }: { report: Analytics }) {
  const { days } = report
  const partsOf = (shown: Measure[]) => ({
    days,
    summaryText: shown.map((measure) => sentence(report, measure)).join(' '),
    columns: columnsOf(shown),
    legend: <ChartLegend measures={shown} />,
  })
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <ChartCard title={charts.talk} note={notes.talk} {...partsOf(talk)} wide>
        <ActivityChart days={days} />
      </ChartCard>
      <ChartCard title={charts.people} note={notes.people} {...partsOf(people)}>
        <PeopleChart days={days} />
      </ChartCard>
      <ChartCard title={charts.votes} note={notes.votes} {...partsOf(votes)}>
        <VotesChart days={days} />
      </ChartCard>
    </div>
  )
}
