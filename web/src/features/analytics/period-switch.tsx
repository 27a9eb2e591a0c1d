import { Link, useSearchParams } from 'react-router-dom'
import { type Period, periods } from '../../data/personas/analytics.ts'
import { sharingStrings } from '../../strings/strings.ts'

const { analytics } = sharingStrings

/** Selects the period, which is stored in the URL. */
export function PeriodSwitch({ period }: { period: Period }) {
  const [address] = useSearchParams()
  const to = (days: Period) => {
    const next = new URLSearchParams(address)
    next.set('days', String(days))
    return { search: String(next) }
  }
  return (
    <nav aria-label={analytics.period}>
      <ul className="flex flex-wrap gap-2">
        {periods.map((days) => (
          <li key={days}>
            <Link to={to(days)} replace aria-current={days === period ? 'true' : undefined} className="chip tabular-nums">
              {analytics.days(days)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
