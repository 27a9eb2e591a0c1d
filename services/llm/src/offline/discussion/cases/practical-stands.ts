import type { LensName } from '../lenses/lens.ts'

/** What lenses that take no step of a theme advise on a practical question. */
export const practicalStands: Partial<Record<LensName, string>> = {
  safety: 'do a harmless part of it first and keep what you have until that works',
  people: 'watch somebody who does it well and do it beside them once',
  less: 'leave half of the plan out and do the rest with what is there',
  beginning: 'start today with whatever you have and correct it on the way',
  'small steps': 'do one small piece, look at it honestly, and only then choose the next',
  cause: 'ask what has stopped you so far and work on that alone',
  evidence: 'look at what has worked for people in your position and copy that first',
}
