import { useEffect } from 'react'
import { ApiError } from '../../lib/errors/api-error.ts'
import { formatClock } from '../../lib/format/clock.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { accountStrings } from '../../strings/strings.ts'
import { Button } from '../button.tsx'

/** Seconds until another mail may be requested. */
const standardWait = 60

interface SendAgainProps {
  sending: { isPending: boolean; error: unknown }
  words: readonly [now: string, later: (clock: string) => string]
  onClick: () => void
}

/** Requests another mail after 60 s; at once after a failure, but not before the server's Retry-After. */
export function SendAgain({ sending: { isPending, error }, words: [now, later], onClick }: SendAgainProps) {
  const wait = waitAfter(error)
  const { left, restart } = useCountdown(wait)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a request restarts the countdown
  useEffect(() => {
    if (!isPending) restart(wait)
  }, [isPending])

  return (
    <Button disabled={isPending || left > 0} onClick={onClick} className="tabular-nums">
      {isPending ? accountStrings.auth.working : left > 0 ? later(formatClock(left)) : now}
    </Button>
  )
}

function waitAfter(error: unknown): number {
  if (!error) return standardWait
  return error instanceof ApiError ? (error.retryAfter ?? 0) : 0
}
