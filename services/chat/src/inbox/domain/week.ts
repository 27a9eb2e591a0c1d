import { utcDate } from '@rostra/kit/utc-date'

const hourMs = 3_600_000
const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** Monday, January 5th 1970, 06:00 UTC. */
const firstSummaryMs = 4 * dayMs + 6 * hourMs

/** A week of summaries. */
export interface Week {
  /** The Monday on which its summary is made, UTC: `2026-11-23`. */
  week: string
  /** The summary counts items that became visible since then. */
  since: Date
  /** Monday, 06:00 UTC: when the summary is made. */
  until: Date
}

/** Returns the latest week whose summary is due. */
export function dueWeek(now: number): Week {
  const until = now - ((((now - firstSummaryMs) % weekMs) + weekMs) % weekMs)
  return { week: utcDate(until), since: new Date(until - weekMs), until: new Date(until) }
}

/** Returns the week with this Monday. */
export const weekOf = (monday: string): Week => dueWeek(Date.parse(`${monday}T06:00:00Z`))

/** The new open items of one persona. */
export interface PersonaSummary {
  personaId: string
  personaName: string
  reported: number
  unanswered: number
}

const maxPersonas = 20

/** Returns the personas of a summary: 20 at most, those with the most new items first. */
export const summarizedPersonas = (personas: readonly PersonaSummary[]): PersonaSummary[] =>
  [...personas].sort((one, other) => newItems(other) - newItems(one) || (one.personaId < other.personaId ? -1 : 1)).slice(0, maxPersonas)

const newItems = ({ reported, unanswered }: PersonaSummary) => reported + unanswered
