import { mostSupporters } from '../topics/supporter-sample.ts'

/**
 * Returns how many people joined or left. In a full sample of 1,024 people, each one who joins pushes another one out, so that half of the
 * difference is counted.
 */
export function changedPeople(before: ReadonlySet<string>, now: ReadonlySet<string>): number {
  const stayed = [...before].filter((person) => now.has(person)).length
  const difference = before.size + now.size - 2 * stayed
  return Math.max(before.size, now.size) >= mostSupporters ? Math.floor(difference / 2) : difference
}

/**
 * Tells whether a topic that was decided before is decided anew: when at least `minPeople` people joined or left since, or when the people
 * of the last decision are no longer known (null). Otherwise its entry, or its absence, stays as it is.
 */
export function mayDecide(before: ReadonlySet<string> | null, now: ReadonlySet<string>, minPeople: number): boolean {
  return before === null || changedPeople(before, now) >= minPeople
}

interface Newcomer {
  /** When the person's first message about the topic ended; in milliseconds since 1970. */
  firstAt: number
}

/**
 * Tells whether a topic that was never decided may appear: when at least `minPeople` of its people talked about it for the first time since
 * the cut of the previous refresh. Without a previous refresh (null) every topic may.
 */
export function mayAppear(people: readonly Newcomer[], previousCut: number | null, minPeople: number): boolean {
  return people.length - peopleBefore(people, previousCut).length >= minPeople
}

/**
 * Returns the people who had talked about a topic before the cut of the previous refresh. A topic that may not appear yet is decided on
 * these.
 */
export function peopleBefore<Person extends Newcomer>(people: readonly Person[], previousCut: number | null): Person[] {
  return previousCut === null ? [] : people.filter(({ firstAt }) => firstAt < previousCut)
}
