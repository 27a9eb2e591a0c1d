import type { LensName } from '../lenses/lens.ts'

/** What lenses that take no step of a theme advise on a practical question. */
export const practicalStands: Partial<Record<LensName, string>> = {
  safety: 'begin where a failure would cost you least and keep a second way open',
  people: 'ask somebody who does it well what they would skip the next time',
  less: 'use what you already have and leave half of the plan out',
  beginning: 'do the first one today, badly if need be, and correct it afterwards',
  'small steps': 'do only the first piece this week and let it decide the second',
  cause: 'find the exact point at which it has stuck so far and work on that',
  evidence: 'look at what has worked for people in your position and copy that first',
}
