import { CircleAlert } from '#icons'
import { useUserStatus } from '../../data/accounts/user.ts'
import { toneOf } from '../../data/credits/credit-rules.ts'
import { formatNumber } from '../../lib/format/format-count.ts'
import { strings } from '../../strings/strings.ts'

const colours = { none: 'text-danger', low: 'text-warning', enough: 'text-ink-soft' }

/** The balance: red at 0 credits, amber below 10, both with a label. */
export function CreditStatus() {
  const status = useUserStatus()
  if (!status) return null
  const tone = toneOf(status.messageCredits)
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-2 text-14 ${colours[tone]}`}>
      {strings.shell.credits(formatNumber(status.messageCredits))}
      {tone !== 'enough' && (
        <span className="inline-flex items-center gap-1 rounded-full border px-2 text-12 font-strong">
          <CircleAlert aria-hidden className="size-3" />
          {strings.shell.lowCredits}
        </span>
      )}
    </span>
  )
}
