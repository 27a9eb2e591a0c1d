import { exactTime, relativeTime, utcDate } from '../../lib/format/relative-time.ts'
import { useIsInBrowser } from '../../lib/use-is-in-browser.ts'

/**
 * The time of a message: relative up to a week, with the exact time as its title. The server, which does not know the time zone, renders
 * the date in UTC.
 */
export function MessageTime({ at }: { at: string }) {
  const isInBrowser = useIsInBrowser()
  const then = Date.parse(at)
  if (Number.isNaN(then)) return null
  if (!isInBrowser) return <time dateTime={at}>{utcDate(then)}</time>
  return (
    <time dateTime={at} title={exactTime(then)}>
      {relativeTime(then, Date.now())}
    </time>
  )
}
