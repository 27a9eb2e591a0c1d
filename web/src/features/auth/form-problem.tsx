import { CircleAlert } from 'lucide-react'
import { ApiError } from '../../api/request.ts'
import { useCountdown } from '../../components/use-countdown.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { strings } from '../../strings/strings.ts'
import { waitWords } from './refusals.ts'

const { problems } = accountStrings

/** What stands in a form's way but belongs to no field: too many tries, no line, a fault of ours. A toast has said it; here it stays. */
export function FormProblem({ error }: { error: unknown }) {
  if (!error) return null
  if (!(error instanceof ApiError)) return <Problem text={problems.network} />
  if (error.status === 429 && error.retryAfter) return <Wait seconds={error.retryAfter} />
  if (error.status === 429) return <Problem text={error.detail} />
  return error.status >= 500 ? <Problem text={problems.server} requestId={error.requestId} /> : null
}

function Wait({ seconds }: { seconds: number }) {
  const { left } = useCountdown(seconds)
  return <Problem text={left > 0 ? problems.tooMany(waitWords(left)) : problems.tooManyOver} />
}

const Problem = ({ text, requestId }: { text: string; requestId?: string | null }) => (
  <div className="flex gap-3 rounded-control border border-line bg-sunken px-4 py-3 text-14">
    <CircleAlert aria-hidden className="mt-0.5 size-4.5 flex-none text-danger" />
    <div className="min-w-0">
      <p>{text}</p>
      {requestId && <p className="mt-1 font-mono text-12 text-ink-soft">{strings.errors.request(requestId)}</p>}
    </div>
  </div>
)
