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

/** Returns the first millisecond of the reader's day. */
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/**
 * Formats a time relative to now, up to seven days, then as a date. After 24 hours it counts days of the
 * reader's calendar. Both times are in milliseconds since the epoch.
 */
export function relativeTime(then: number, now: number): string {
  const ago = Math.max(0, now - then)
  if (ago < minute) return relative().format(0, 'second')
  if (ago < hour) return relative().format(-Math.floor(ago / minute), 'minute')
  if (ago < day) return relative().format(-Math.floor(ago / hour), 'hour')
  // Rounded, because a day has 23 or 25 hours when the clocks change.
  const days = Math.max(1, Math.round((startOfDay(now) - startOfDay(then)) / day))
  if (days <= 7) return relative().format(-days, 'day')
  return dated().format(then)
}

/** Formats a date in UTC: Mar 10, 2026. */
export const utcDate = (then: number): string => datedUtc().format(then)

/** Formats a date with its time: Mar 10, 2026, 1:00 PM. */
export const shortTime = (then: number): string => short().format(then)

/** Formats the time of day: 1:00 PM. */
export const clockTime = (then: number): string => clock().format(then)

export const exactTime = (then: number): string => exact().format(then)
