import { type Day, dateOf } from '../../../core/domain/activity/activity.ts'
import { roundDown } from '../../../core/domain/decisions/floor.ts'
import type { TrendPoint } from '../../../core/domain/entries/entry.ts'
import { daysOfWeek } from '../window.ts'

export interface PeopleByDay {
  firstDay: Day
  /** How many people there were on each of 14 days, oldest first. A person counts on each day anew. */
  peopleByDay: readonly number[]
}

/** How many people talked about a topic in a span and in the one before. Counts are rounded down to multiples of the floor. */
export interface Growth {
  now: number
  before: number
  grew: boolean
  /** What a chart shows; empty when the floor allows none. */
  points: TrendPoint[]
}

const leastGrowth = 1.5

const days = 2 * daysOfWeek

/**
 * Compares this week with the week before, for a topic whose people of this week meet the floor. Without a week before, the last three days
 * are compared with the first three of this week. A topic grew when the later count, rounded down, is 1.5 times the earlier one, rounded
 * up: what is claimed holds for the true counts.
 */
export function growthOf({ firstDay, peopleByDay }: PeopleByDay, minPeople: number, hasWeekBefore: boolean): Growth {
  const length = hasWeekBefore ? daysOfWeek : 3
  const first = hasWeekBefore ? 0 : daysOfWeek
  const last = days - length
  const countsOf = (from: number, count: number) => peopleByDay.slice(from, from + count)
  const point = (from: number, count: number): TrendPoint => {
    const isWholeWeek = from === daysOfWeek && count === daysOfWeek
    return {
      from: dateOf(firstDay + from),
      to: dateOf(firstDay + from + count - 1),
      people: isWholeWeek || hasEnough(countsOf(from, count), minPeople) ? roundDown(sum(countsOf(from, count)), minPeople) : 0,
    }
  }
  const spans = [point(first, length), point(last, length)]
  const canShowDays = peopleByDay.slice(first).every((people) => people === 0 || people >= minPeople)
  const points = canShowDays ? Array.from({ length: days - first }, (_, index) => point(first + index, 1)) : spans
  const [before = 0, now = 0] = spans.map(({ people }) => people)
  const mostBefore = Math.ceil(sum(countsOf(first, length)) / minPeople) * minPeople
  return { now, before, grew: now > 0 && now >= leastGrowth * mostBefore, points: points.some(({ people }) => people > 0) ? points : [] }
}

/** People are known by day only, so that the people of a span cannot be counted. A span surely has enough when one of its days has. */
const hasEnough = (people: readonly number[], minPeople: number): boolean => people.some((count) => count >= minPeople)

const sum = (people: readonly number[]): number => people.reduce((total, count) => total + count, 0)
