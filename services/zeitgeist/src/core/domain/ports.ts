import type { Activity, DayKeys, People, TermKey } from './activity/ports.ts'
import type { Decisions } from './decisions/ports.ts'
import type { Entries } from './entries/ports.ts'
import type { Members, Messages } from './members/ports.ts'
import type { Personas } from './personas/ports.ts'
import type { ExcludedTerms } from './terms/excluded-term.ts'

/** What every part of the service shares. */
export interface Ports {
  activity: Activity
  dayKeys: DayKeys
  termKey: TermKey
  people: People
  decisions: Decisions
  entries: Entries
  excludedTerms: ExcludedTerms
  members: Members
  messages: Messages
  personas: Personas
  /** The least number of people that an entry needs. */
  minPeople: number
  /** Milliseconds since 1970. */
  wallTime: () => number
}
