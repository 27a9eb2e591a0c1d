import { CircleAlert } from '#icons'
import { ApiError } from '../../lib/errors/api-error.ts'
import { formatWait } from '../../lib/errors/refusals.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { strings } from '../../strings/strings.ts'

const { problems } = strings

/** Reasons of refusals that concern the account or the session, not the input. */
const accountReasons = new Set(['ACCOUNT_SUSPENDED', 'SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_UNREADABLE'])

/** An error of a form that belongs to no field: rate limit, suspension, second factor, network or server. Shown longer than the toast. */
export function FormError({ error }: { error: unknown }) {
  if (!error) return null
  if (!(error instanceof ApiError)) return <ErrorBox text={problems.network} />
  if (error.status === 429 && error.retryAfter) return <RetryCountdown seconds={error.retryAfter} />
  if (error.status === 429 || accountReasons.has(error.reason)) return <ErrorBox text={error.detail} />
  if (error.status === 503) return <ErrorBox text={strings.errors.busy} />
  return error.status >= 500 ? <ErrorBox text={problems.server} requestId={error.requestId} /> : null
}

function RetryCountdown({ seconds }: { seconds: number }) {
  const { left } = useCountdown(seconds)
  return <ErrorBox text={left > 0 ? problems.tooMany(formatWait(left)) : problems.tooManyOver} />
}

const ErrorBox = ({ text, requestId }: { text: string; requestId?: string | null }) => (
  <div className="flex gap-3 rounded-control border border-line bg-sunken px-4 py-3 text-14">
    <CircleAlert aria-hidden className="mt-0.5 size-4.5 flex-none text-danger" />
    <div className="min-w-0">
      <p>{text}</p>
      {requestId && <p className="mt-1 font-mono text-12 text-ink-soft">{strings.errors.request(requestId)}</p>}
    </div>
  </div>
)
