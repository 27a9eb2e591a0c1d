import type { Day } from './activity.ts'

/** For this many days before today, the day's key is kept, so that pseudonyms lead to accounts: the 7 days of a refresh, and one more. */
const linkedDays = 7
/** Days before today whose rows are kept, for comparison with the week before. */
const keptDays = 14

/** Returns the oldest day whose key and people are kept. */
export const firstLinkedDay = (today: Day): Day => today - linkedDays

/** Returns the oldest day whose rows are kept. */
export const firstKeptDay = (today: Day): Day => today - keptDays

/** Returns whether words of a day are stored: not when the day is older than kept rows, or more than a day ahead (a wrong clock). */
export const isStoredDay = (day: Day, today: Day): boolean => day >= firstKeptDay(today) && day <= today + 1
