import { exactTime, relativeTime } from '../../lib/format/relative-time.ts'

/** The time of a message: relative up to a week, with the exact time as its title. */
export function MessageTime({ at }: { at: string }) {
  const then = Date.parse(at)
  if (Number.isNaN(then)) return null
  return (
    <time dateTime={at} title={exactTime(then)}>
      {relativeTime(then, Date.now())}
    </time>
  )
}
