import type { AnalyticsTotals } from '../../api/schemas.ts'
import { formatNumber } from '../../lib/format/format-count.ts'
import { sharingStrings } from '../../strings/strings.ts'
import type { Measure } from './analytics.ts'

const { measures, totals: title } = sharingStrings.analytics
const tiles = Object.entries(measures) as [Measure, string][]

/** The totals of the period. */
export const TotalTiles = ({ totals }: { totals: AnalyticsTotals }) => (
  <section aria-label={title} className="mt-6">
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {tiles.map(([measure, label]) => (
        <div key={measure} className="rounded-card border border-line bg-raised px-4 py-3.5 last:max-sm:col-span-2">
          <dt className="text-14 text-ink-soft">{label}</dt>
          <dd className="font-serif text-28 font-medium tabular-nums wrap-anywhere">{formatNumber(totals[measure])}</dd>
        </div>
      ))}
    </dl>
  </section>
)
