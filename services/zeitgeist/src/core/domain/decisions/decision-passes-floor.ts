import type { Decision } from './decision.ts'
import { floorFailure } from './floor.ts'

/** Whether a decision passes the floor. One without an entry always stands. */
export const decisionPassesFloor = ({ entryId, terms, people }: Decision, minPeople: number): boolean =>
  entryId === null || floorFailure({ terms: terms.length, people }, minPeople) === null
