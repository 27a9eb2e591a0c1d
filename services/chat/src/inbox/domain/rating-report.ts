import { utcDate } from '@rostra/kit/utc-date'
import { minPeople } from '@rostra/platform/privacy/min-people'
import type { RatedAnswer } from '../../core/domain/exchanges/ports.ts'

interface RatingCounts {
  up: number
  down: number
}

/** Ratings as an owner sees them. */
export interface RatingReport {
  /** Null when fewer than three people rated. */
  totals: RatingCounts | null
  /** Oldest first. */
  days: (RatingCounts & { date: string })[]
}

type Rated = readonly Pick<RatedAnswer, 'person' | 'rating' | 'at'>[]

/**
 * Counts ratings in all and by day (UTC). Nothing is counted of fewer than three people. A day is shown when three people rated on it,
 * and only while the ratings of all other days, which the totals reveal as a sum, are of three people too, or of none.
 */
export function ratingReport(rated: Rated): RatingReport {
  if (peopleOf(rated) < minPeople) return { totals: null, days: [] }
  const days = [...Map.groupBy(rated, ({ at }) => utcDate(at))]
  const isLarge = ([, ratings]: [string, Rated]) => peopleOf(ratings) >= minPeople
  const shown = days.filter(isLarge).sort(([, one], [, other]) => peopleOf(other) - peopleOf(one))
  let hidden = days.filter((day) => !isLarge(day)).flatMap(([, ratings]) => ratings)
  while (hidden.length > 0 && peopleOf(hidden) < minPeople && shown.length > 0) hidden = hidden.concat(shown.pop()?.[1] ?? [])
  const counted = shown.map(([date, ratings]) => ({ date, ...countsOf(ratings) }))
  return { totals: countsOf(rated), days: counted.sort((one, other) => (one.date < other.date ? -1 : 1)) }
}

const peopleOf = (rated: Rated) => new Set(rated.map(({ person }) => person)).size

const countsOf = (rated: Rated): RatingCounts => {
  const up = rated.filter(({ rating }) => rating === 'up').length
  return { up, down: rated.length - up }
}
