import { floorFailure } from '../floor/floor.ts'
import type { Decision } from './decision.ts'

/** Whether a decision passes the floor. One without an entry always stands. */
export const decisionPassesFloor = ({ entryId, terms, people }: Decision, minPeople: number): boolean =>
  entryId === null || floorFailure({ terms: terms.length, people }, minPeople) === null
