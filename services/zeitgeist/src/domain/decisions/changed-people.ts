import { mostSupporters } from '../topics/support.ts'

/**
 * Returns how many people joined or left. Of samples of 4,096 people, one that joins or leaves also moves another one out or in, so that half of
 * the difference is counted.
 */
export function changedPeople(before: ReadonlySet<string>, now: ReadonlySet<string>): number {
  const left = [...before].filter((person) => !now.has(person)).length
  const joined = [...now].filter((person) => !before.has(person)).length
  const areSamples = before.size >= mostSupporters || now.size >= mostSupporters
  return areSamples ? Math.floor((left + joined) / 2) : left + joined
}
