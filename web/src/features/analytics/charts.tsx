import { formatNumber } from '../../components/format-count.ts'
import { sharingStrings } from '../../strings/sharing-strings.ts'
import { type Analytics, type Measure, peakOf } from './analytics.ts'
import { ChartCard } from './chart-card.tsx'
import { longDay } from './day-words.ts'
import { PeopleChart } from './people-chart.tsx'
import { TalkChart } from './talk-chart.tsx'
import { VotesChart } from './votes-chart.tsx'

const { charts, notes, measures, summary, summaryPeople, nothing } = sharingStrings.analytics

const talk: Measure[] = ['conversations', 'messages']
const people: Measure[] = ['people']
const votes: Measure[] = ['upvotes', 'downvotes']

/** One measure of the period in a sentence. */
function said({ days, totals }: Analytics, measure: Measure): string {
  const peak = peakOf(days, measure)
  if (!peak) return nothing(measures[measure])
  const [most, day] = [formatNumber(peak[measure]), longDay(peak.date)]
  return measure === 'people' ? summaryPeople(most, day) : summary(measures[measure], formatNumber(totals[measure]), most, day)
}

/** Three charts; each says its gist in words and can be read as a table. */
export function Charts({ report }: { report: Analytics }) {
  const { days } = report
  const gist = (about: Measure[]) => about.map((measure) => said(report, measure)).join(' ')
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <ChartCard title={charts.talk} note={notes.talk} gist={gist(talk)} days={days} measures={talk} wide>
        <TalkChart days={days} />
      </ChartCard>
      <ChartCard title={charts.people} note={notes.people} gist={gist(people)} days={days} measures={people}>
        <PeopleChart days={days} />
      </ChartCard>
      <ChartCard title={charts.votes} note={notes.votes} gist={gist(votes)} days={days} measures={votes}>
        <VotesChart days={days} />
      </ChartCard>
    </div>
  )
}
