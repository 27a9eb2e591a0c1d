import { daysOfWeek } from '../window.ts'
import { peopleOfWeek } from './count-topics.ts'
import { supportsTopic } from './match-row.ts'
import { CountedSupporter } from './supporter.ts'
import type { Supporter, Topic } from './topic.ts'

/**
 * Drops the terms of a topic that may not stay, and those that fewer than `minPeople` of its people used. Repeated until none is too rare,
 * because each dropped term may leave the topic with fewer people. Returns null when its first term is dropped, or fewer than 2 terms
 * remain.
 */
export function dropTerms(topic: Topic, minPeople: number, mayStay: (hash: number) => boolean = () => true): Topic | null {
  const kept = topic.terms.filter(({ hash }, place) => mayStay(hash) && usersOf(topic, place) >= minPeople)
  if (kept.length === topic.terms.length) return topic
  const smaller = keepTerms(topic, new Set(kept.map(({ hash }) => hash)))
  return smaller && dropTerms(smaller, minPeople, mayStay)
}

/** Returns how many people of a topic used its term at a place. */
const usersOf = ({ supporters }: Topic, place: number) => supporters.filter(({ terms }) => ((terms >> place) & 1) === 1).length

/**
 * Drops all terms but those with the kept hashes, and the people who no longer support the topic. Returns null when its first term is
 * dropped, or fewer than 2 terms remain. The counts of the week before stay, so growth is not overstated; `countTopics` counts them again.
 */
export function keepTerms(topic: Topic, kept: ReadonlySet<number>): Topic | null {
  const places = topic.terms.flatMap(({ hash }, place) => (kept.has(hash) ? [place] : []))
  if (places[0] !== 0 || places.length < 2) return null
  if (places.length === topic.terms.length) return topic
  const supporters = topic.supporters.flatMap((supporter) => keepTermsOf(supporter, places) ?? [])
  const people = Math.floor((supporters.length * topic.people) / Math.max(1, topic.supporters.length))
  return {
    ...topic,
    terms: topic.terms.filter(({ hash }) => kept.has(hash)),
    supporters,
    people,
    peopleByDay: [...topic.peopleByDay.slice(0, daysOfWeek), ...peopleOfWeek(supporters, people, topic.firstDay + daysOfWeek)],
  }
}

function keepTermsOf(supporter: Supporter, places: readonly number[]): Supporter | null {
  const days = supporter.days
    .map((day) => ({ ...day, terms: places.reduce((terms, place, bit) => terms | (((day.terms >> place) & 1) << bit), 0) }))
    .filter(({ terms }) => supportsTopic(terms))
  return days.length > 0 ? new CountedSupporter(supporter.person, days) : null
}
