import { DomainError } from '@rostra/kit/errors'

/** What is counted of a persona. */
export interface Activity {
  conversations: number
  messages: number
  people: number
  upvotes: number
  downvotes: number
}

export interface ActivityDay extends Activity {
  /** YYYY-MM-DD, UTC */
  date: string
}

export interface Analytics {
  /** Without gaps, the oldest first. */
  days: ActivityDay[]
  /** `people` counts somebody who came on several days once. */
  totals: Activity
}

const dayMs = 24 * 3_600_000
const lengths = [7, 30, 90]
const nothing: Activity = { conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 0 }

/** YYYY-MM-DD, UTC */
export const dateOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The dates of so many days, up to today. Throws VALIDATION for other numbers than 7, 30 and 90. */
export function lastDates(days: number, today: Date): [first: string, ...rest: string[]] {
  const message = 'Days must be 7, 30 or 90'
  if (!lengths.includes(days)) throw new DomainError('invalid', 'VALIDATION', message, { fields: { days: message } })
  const ago = (count: number) => dateOf(new Date(today.getTime() - count * dayMs))
  return [ago(days - 1), ...Array.from({ length: days - 1 }, (_, i) => ago(days - 2 - i))]
}

/** Every one of the dates with what was counted on it, and the sums. `people` is how many different people there were in all. */
export function analyticsOf(dates: readonly string[], counted: readonly ActivityDay[], people: number): Analytics {
  const found = new Map(counted.map((day) => [day.date, day]))
  const days = dates.map((date) => found.get(date) ?? { date, ...nothing })
  const total = (of: keyof Activity) => days.reduce((sum, day) => sum + day[of], 0)
  const sums = { conversations: total('conversations'), messages: total('messages') }
  return { days, totals: { ...sums, people, upvotes: total('upvotes'), downvotes: total('downvotes') } }
}
