import { Link, useSearchParams } from 'react-router-dom'
import { chartStrings as words } from '../../strings/strings.ts'

interface PeriodSwitchProps<Period extends number> {
  period: Period
  /** The lengths that are offered, in days. */
  periods: readonly Period[]
}

/** Selects the period, which is stored in the URL. */
export function PeriodSwitch<Period extends number>({ period, periods }: PeriodSwitchProps<Period>) {
  const [address] = useSearchParams()
  const to = (days: Period) => {
    const next = new URLSearchParams(address)
    next.set('days', String(days))
    return { search: String(next) }
  }
  return (
    <nav aria-label={words.period}>
      <ul className="flex flex-wrap gap-2">
        {periods.map((days) => (
          <li key={days}>
            <Link to={to(days)} replace aria-current={days === period ? 'true' : undefined} className="chip tabular-nums">
              {words.days(days)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
