import { lazily } from '@rostra/text/lazily'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const relative = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))
const dated = lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }))
const datedUtc = lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }))
const short = lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }))
const clock = lazily(() => new Intl.DateTimeFormat('en', { timeStyle: 'short' }))
const exact = lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }))

/** Formats a time relative to now, up to a week, then as a date. Both are in milliseconds since the epoch. */
export function relativeTime(then: number, now: number): string {
  const ago = Math.max(0, now - then)
  if (ago < minute) return relative().format(0, 'second')
  if (ago < hour) return relative().format(-Math.floor(ago / minute), 'minute')
  if (ago < day) return relative().format(-Math.floor(ago / hour), 'hour')
  if (ago <= 7 * day) return relative().format(-Math.floor(ago / day), 'day')
  return dated().format(then)
}

/** Formats a date in UTC: Mar 10, 2026. */
export const utcDate = (then: number): string => datedUtc().format(then)

/** Formats a date with its time: Mar 10, 2026, 1:00 PM. */
export const shortTime = (then: number): string => short().format(then)

/** Formats the time of day: 1:00 PM. */
export const clockTime = (then: number): string => clock().format(then)

export const exactTime = (then: number): string => exact().format(then)
