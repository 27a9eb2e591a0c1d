import { exactTime, relativeTime } from '../../../lib/format/relative-time.ts'
import { useNow } from '../../../lib/use-now.ts'

/** A time relative to now, up to a week, with the exact one in a tooltip. */
export function TimeAgo({ at }: { at: string }) {
  const now = useNow(60_000) ?? Date.now()
  const then = Date.parse(at)
  return (
    <time dateTime={at} title={exactTime(then)} className="whitespace-nowrap">
      {relativeTime(then, now)}
    </time>
  )
}
