import { useEffect } from 'react'
import { ApiError } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { asClock } from '../../components/clock.ts'
import { useCountdown } from '../../components/use-countdown.ts'
import { accountStrings } from '../../strings/account-strings.ts'

/** Seconds until a mail that hasn't come may be asked for anew. */
const patience = 60

interface SendAgainProps {
  sending: { isPending: boolean; error: unknown }
  words: readonly [now: string, later: (clock: string) => string]
  onClick: () => void
}

/** Sends a mail again, once it could have come; at once when the last one never left, and no sooner than the server allows. */
export function SendAgain({ sending: { isPending, error }, words: [now, later], onClick }: SendAgainProps) {
  const wait = waitAfter(error)
  const { left, restart } = useCountdown(wait)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome of a sending starts the wait, nothing else does
  useEffect(() => {
    if (!isPending) restart(wait)
  }, [isPending])

  return (
    <Button disabled={isPending || left > 0} onClick={onClick} className="tabular-nums">
      {isPending ? accountStrings.auth.working : left > 0 ? later(asClock(left)) : now}
    </Button>
  )
}

function waitAfter(error: unknown): number {
  if (!error) return patience
  return error instanceof ApiError ? (error.retryAfter ?? 0) : 0
}
