import { DomainError } from '@rostra/kit/errors'
import { utcDate } from '@rostra/kit/utc-date'
import { minPeople } from '@rostra/platform/privacy/min-people'
import type { Activity } from '../../core/domain/activity.ts'

export interface ActivityDay extends Activity {
  /** YYYY-MM-DD, UTC */
  date: string
}

export interface Analytics {
  /** Every day of the window, oldest first. */
  days: ActivityDay[]
  /** `people` counts a person who came on several days once. */
  totals: Activity
  /** People other than the owner who came on two days of the window or more; undefined when they are fewer than three. */
  returning: number | undefined
}

const dayMs = 24 * 3_600_000
const windowLengths = [7, 30, 90]
const noActivity: Activity = { conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 0 }

/** Returns the dates of the last `days` days, today included, oldest first. Throws VALIDATION unless `days` is 7, 30 or 90. */
export function lastDates(days: number, today: Date): [first: string, ...rest: string[]] {
  const message = 'Days must be 7, 30 or 90'
  if (!windowLengths.includes(days)) throw new DomainError('invalid', 'VALIDATION', message, { fields: { days: message } })
  const daysAgo = (count: number) => utcDate(today.getTime() - count * dayMs)
  return [daysAgo(days - 1), ...Array.from({ length: days - 1 }, (_, i) => daysAgo(days - 2 - i))]
}

/** The different people of a whole window. */
interface WindowPeople {
  people: number
  /** Those who came on two days or more. */
  returning: number
}

/** Returns every date with its counts, and the totals. */
export function analyticsOf(dates: readonly string[], counted: readonly ActivityDay[], { people, returning }: WindowPeople): Analytics {
  const byDate = new Map(counted.map((day) => [day.date, day]))
  const days = dates.map((date) => byDate.get(date) ?? { date, ...noActivity })
  const total = (field: keyof Activity) => days.reduce((sum, day) => sum + day[field], 0)
  const sums = { conversations: total('conversations'), messages: total('messages') }
  const totals = { ...sums, people, upvotes: total('upvotes'), downvotes: total('downvotes') }
  return { days, totals, returning: returning < minPeople ? undefined : returning }
}
