import { useRunningRefresh } from '../../../data/zeitgeist/refresh.ts'
import { formatClock } from '../../../lib/format/clock.ts'
import { useNow } from '../../../lib/use-now.ts'
import { zeitgeistStrings } from '../../../strings/strings.ts'

const { progress, elapsed } = zeitgeistStrings.refresh

/** Shows the step of the running refresh and how long it has taken. Renders nothing when none runs. */
export function RefreshProgress() {
  const startedAt = useRunningRefresh()
  return (
    <>
      <p role="status" className="sr-only">
        {startedAt !== null && progress}
      </p>
      {startedAt !== null && <Running startedAt={startedAt} />}
    </>
  )
}

function Running({ startedAt }: { startedAt: number }) {
  const now = useNow(1_000) ?? startedAt
  return (
    <div aria-hidden className="mb-6 flex flex-col gap-3 rounded-card border border-line bg-raised p-4 motion-safe:animate-enter sm:p-5">
      <span className="progress-line" />
      <p className="flex flex-wrap justify-between gap-x-6 text-14">
        {progress}
        <span className="text-ink-soft tabular-nums">{elapsed(formatClock(Math.max(0, Math.floor((now - startedAt) / 1_000))))}</span>
      </p>
    </div>
  )
}
