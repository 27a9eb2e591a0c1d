import { floorFailure } from '../../../core/domain/decisions/floor.ts'
import type { Topic } from '../../domain/topics/topic.ts'

/** Whether a topic passes the floor. */
export const passesFloor = ({ terms, supporters }: Topic, minPeople: number): boolean =>
  floorFailure({ terms: terms.length, people: supporters }, minPeople) === null
