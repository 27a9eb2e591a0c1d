import type { Day } from './activity.ts'

/** Days before today whose pseudonyms can be led back to an account: the window of a refresh, and one more. */
const linkedDays = 7
/** Days before today whose rows are kept, for comparison with the week before. */
const keptDays = 14

/** Returns the oldest day whose key and people are kept. */
export const firstLinkedDay = (today: Day): Day => today - linkedDays

/** Returns the oldest day whose rows are kept. */
export const firstKeptDay = (today: Day): Day => today - keptDays

/** Returns whether words of a day are stored: neither older than rows are kept nor, by a wrong clock, more than a day ahead. */
export const isStoredDay = (day: Day, today: Day): boolean => day >= firstKeptDay(today) && day <= today + 1
