import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Figures as Report } from '../../../api/schemas.ts'
import { PeriodSwitch } from '../../../components/charts/period-switch.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { figuresPeriods, figuresQuery, readFiguresPeriod } from '../../../data/console/figures.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { chartStrings, consoleStrings } from '../../../strings/strings.ts'
import { Section } from '../layout/section.tsx'
import { Loaded } from '../list/loaded.tsx'
import { charts, formatOf } from './measures.ts'

const { figures: words, sections } = consoleStrings

// The charts need a library of their own.
const FigureCharts = lazy(async () => ({ default: (await import('./figure-charts.tsx')).FigureCharts }))

/** People, messages, revenue and model cost of the last days. */
export function Figures() {
  const [address] = useSearchParams()
  const period = readFiguresPeriod(address)
  const query = useQuery(figuresQuery(period))
  return (
    <Section title={sections.figures} intro={words.intro}>
      <PeriodSwitch period={period} periods={figuresPeriods} />
      <Loaded query={query} failed={words.failed}>
        {(report) => (
          <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
            <Totals report={report} />
            <Suspense fallback={<Skeleton className="mt-6 h-96" />}>
              <FigureCharts days={report.days} />
            </Suspense>
            {report.totals.unpricedCalls > 0 && <p className="mt-4 max-w-measure text-14">{words.unpriced(report.totals.unpricedCalls)}</p>}
            <p className="mt-4 text-12 text-ink-soft">{chartStrings.utc}</p>
          </div>
        )}
      </Loaded>
    </Section>
  )
}

/** The sums of the period, and how many accounts there are. */
function Totals({ report: { totals, accounts } }: { report: Report }) {
  return (
    <section aria-label={words.totals} className="mt-6">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        <Tile label={words.accounts} text={formatNumber(accounts)} />
        {charts.map(({ measure }) => (
          <Tile key={measure} label={words.measures[measure]} text={formatOf(measure).exact(totals[measure])} />
        ))}
      </dl>
    </section>
  )
}

const Tile = ({ label, text }: { label: string; text: string }) => (
  <div className="rounded-card border border-line bg-raised px-4 py-3.5">
    <dt className="text-14 text-ink-soft">{label}</dt>
    <dd className="font-serif text-28 font-medium tabular-nums wrap-anywhere">{text}</dd>
  </div>
)
