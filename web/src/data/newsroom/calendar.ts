import { lazily } from '@rostra/text/lazily'

/** A day of a calendar and the time zone in which it is counted. */
export interface CalendarDay {
  /** In the form `YYYY-MM-DD`. */
  day: string
  /** An IANA name such as `Europe/Berlin`. */
  timeZone: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the day of a time in a zone, as `YYYY-MM-DD`. The time is in milliseconds since 1970. */
export function dayAt(time: number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/**
 * Splits stories into those of a day and earlier ones; both keep their order. A story from a server clock that is ahead counts as today's.
 */
export function splitByDay<Story extends { publishedAt: string }>(stories: readonly Story[], { day, timeZone }: CalendarDay) {
  const isToday = ({ publishedAt }: Story) => dayAt(Date.parse(publishedAt), timeZone) >= day
  return { today: stories.filter(isToday), earlier: stories.filter((story) => !isToday(story)) }
}

/** Formats a day, with its weekday when it is `full`: Sunday, March 29, 2026. */
export const formatDay = (day: string, dateStyle: 'full' | 'long'): string => dayFormats[dateStyle]().format(Date.parse(`${day}T00:00:00Z`))

const dayFormats = {
  full: lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })),
  long: lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })),
}
