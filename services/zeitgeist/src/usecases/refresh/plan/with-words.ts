import { keepTerms } from '../../../domain/topics/keep-terms.ts'
import type { Topic } from '../../../domain/topics/topic.ts'
import { passesFloor } from './passes-floor.ts'

/** Returns a topic with the terms that have a word only; none when it no longer passes the floor. A term that becomes too rare goes, too. */
export function withWords(topic: Topic, words: ReadonlyMap<number, string>, minPeople: number): Topic[] {
  const shown = topic.terms.filter(({ hash }, place) => words.has(hash) && usersOf(topic, place) >= minPeople)
  const kept = keepTerms(topic, new Set(shown.map(({ hash }) => hash)))
  if (!kept) return []
  if (kept.terms.length < topic.terms.length) return withWords(kept, words, minPeople)
  return passesFloor(kept, minPeople) ? [kept] : []
}

const usersOf = ({ supporters }: Topic, place: number) => supporters.filter(({ terms }) => ((terms >> place) & 1) === 1).length
