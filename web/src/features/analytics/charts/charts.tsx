import type { Analytics } from '../../../api/schemas.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { sharingStrings } from '../../../strings/strings.ts'
import { type Measure, peakOf } from '../analytics.ts'
import { ActivityChart } from './activity-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import { formatDay } from './format-day.ts'
import { PeopleChart } from './people-chart.tsx'
import { VotesChart } from './votes-chart.tsx'

const { charts, notes, measures, summary, summaryPeople, nothing } = sharingStrings.analytics

const talk: Measure[] = ['conversations', 'messages']
const people: Measure[] = ['people']
const votes: Measure[] = ['upvotes', 'downvotes']

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
  const summaryText = (about: Measure[]) => about.map((measure) => sentence(report, measure)).join(' ')
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <ChartCard title={charts.talk} note={notes.talk} summaryText={summaryText(talk)} days={days} measures={talk} wide>
        <ActivityChart days={days} />
      </ChartCard>
      <ChartCard title={charts.people} note={notes.people} summaryText={summaryText(people)} days={days} measures={people}>
        <PeopleChart days={days} />
      </ChartCard>
      <ChartCard title={charts.votes} note={notes.votes} summaryText={summaryText(votes)} days={days} measures={votes}>
        <VotesChart days={days} />
      </ChartCard>
    </div>
  )
}
