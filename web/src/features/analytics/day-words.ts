const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** A date like 2025-04-15 in few letters, below a chart. */
export const shortDay = (date: string): string => short.format(new Date(date))
/** The same with its year. */
export const longDay = (date: string): string => long.format(new Date(date))
