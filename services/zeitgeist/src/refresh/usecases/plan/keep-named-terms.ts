import { keepTerms } from '../../domain/topics/keep-terms.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import { passesFloor } from './passes-floor.ts'

/** Removes the terms of a topic that have no word, and those that become too rare by it. Returns no topic when the rest fails the floor. */
export function keepNamedTerms(topic: Topic, words: ReadonlyMap<number, string>, minPeople: number): Topic[] {
  const shown = topic.terms.filter(({ hash }, place) => words.has(hash) && usersOf(topic, place) >= minPeople)
  const kept = keepTerms(topic, new Set(shown.map(({ hash }) => hash)))
  if (!kept) return []
  if (kept.terms.length < topic.terms.length) return keepNamedTerms(kept, words, minPeople)
  return passesFloor(kept, minPeople) ? [kept] : []
}

const usersOf = ({ supporters }: Topic, place: number) => supporters.filter(({ terms }) => ((terms >> place) & 1) === 1).length
