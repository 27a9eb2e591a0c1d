import { CircleAlert } from 'lucide-react'
import { formatNumber } from '../../components/format-count.ts'
import { strings } from '../../strings/strings.ts'
import { useUserStatus } from './user-queries.ts'

const lowBelow = 10

/** The balance: red at 0, amber with a tag below 10. */
export function CreditStatus() {
  const status = useUserStatus()
  if (!status) return null
  const credits = status.messageCredits
  const tone = credits <= 0 ? 'text-danger' : credits < lowBelow ? 'text-warning' : 'text-ink-soft'
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-2 text-14 ${tone}`}>
      {strings.shell.credits(formatNumber(credits))}
      {credits < lowBelow && (
        <span className="inline-flex items-center gap-1 rounded-full border px-2 text-12 font-strong">
          <CircleAlert aria-hidden className="size-3" />
          {credits <= 0 ? strings.shell.noCredits : strings.shell.lowCredits}
        </span>
      )}
    </span>
  )
}
