import { useRunningEdition } from '../../../data/newsroom/edition.ts'
import { formatClock } from '../../../lib/format/clock.ts'
import { useNow } from '../../../lib/use-now.ts'
import { newsroomStrings } from '../../../strings/strings.ts'

const { progress, elapsed } = newsroomStrings.press

/** Shows how long the running edition has taken. Renders nothing when none runs. */
export function EditionProgress() {
  const startedAt = useRunningEdition()
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
    <div aria-hidden className="mt-4 flex flex-col gap-3">
      <span className="progress-line" />
      <p className="flex flex-wrap justify-between gap-x-6 text-14">
        {progress}
        <span className="text-ink-soft tabular-nums">{elapsed(formatClock(Math.max(0, Math.floor((now - startedAt) / 1_000))))}</span>
      </p>
    </div>
  )
}
