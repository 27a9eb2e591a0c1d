import { Link, useSearchParams } from 'react-router-dom'
import { sharingStrings } from '../../strings/sharing-strings.ts'
import { type Period, periods } from './analytics.ts'

const { analytics } = sharingStrings

/** 7, 30 or 90 days; the choice stands in the address. */
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
