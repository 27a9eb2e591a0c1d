/** What happened to a persona on one day, in UTC. */
export interface Counts {
  conversations: number
  messages: number
  people: number
  upvotes: number
  downvotes: number
}

export interface Day extends Counts {
  /** YYYY-MM-DD */
  date: string
}

export interface Analytics {
  days: Day[]
  /** Over the whole period; people are counted once. */
  totals: Counts
}

export type Measure = keyof Counts

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** The period that an address asks for; the first for anything else. */
export const readPeriod = (address: URLSearchParams): Period => periods.find((days) => String(days) === address.get('days')) ?? periods[0]

export const isEmpty = ({ totals }: Analytics): boolean => Object.values(totals).every((count) => count === 0)

/** The day on which a measure was highest, the latest of equals; null when it never was above 0. */
export function peakOf(days: readonly Day[], measure: Measure): Day | null {
  const peak = days.reduce<Day | null>((best, day) => (best === null || day[measure] >= best[measure] ? day : best), null)
  return peak && peak[measure] > 0 ? peak : null
}
