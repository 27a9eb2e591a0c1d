const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a date such as 2025-04-15 without its year, for an axis. */
export const formatShortDay = (date: string): string => short.format(new Date(date))
/** Formats it with its year. */
export const formatDay = (date: string): string => long.format(new Date(date))
