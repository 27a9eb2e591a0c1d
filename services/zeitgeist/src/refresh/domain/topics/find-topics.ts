import { findCompanions } from './companions.ts'
import { type CountTopics, countTopics } from './count-topics.ts'
import { groupTerms } from './group-terms.ts'
import { keepTerms } from './keep-terms.ts'
import { countTerms } from './term-statistics.ts'
import type { Topic } from './topic.ts'

export interface FindTopics extends CountTopics {
  /** The least number of people of each term of a topic. */
  minPeople: number
}

/**
 * Finds what people of this week talk about: at most 60 topics, in four readings of the rows. Memory does not grow with the number of rows.
 * The same rows give the same topics in any order; there is one row for each conversation and day.
 */
export async function findTopics({ minPeople, ...weeks }: FindTopics): Promise<Topic[]> {
  const topics = await countTopics(await findLists(weeks, minPeople), weeks)
  return topics.flatMap((topic) => dropRareTerms(topic, minPeople) ?? [])
}

/** Returns lists of terms. What it counted is garbage before the supporters are read. */
async function findLists({ thisWeek, signal }: CountTopics, minPeople: number): Promise<number[][]> {
  const statistics = await countTerms(thisWeek, minPeople, signal)
  return groupTerms(statistics, await findCompanions(statistics, minPeople, signal), signal)
}

/** Removes the terms that fewer people of the topic used, until none is left that is too rare. */
function dropRareTerms(topic: Topic, minPeople: number): Topic | null {
  const kept = topic.terms.filter((_, place) => topic.supporters.filter(({ terms }) => (terms >> place) & 1).length >= minPeople)
  if (kept.length === topic.terms.length) return topic
  const smaller = keepTerms(topic, new Set(kept.map(({ hash }) => hash)))
  return smaller && dropRareTerms(smaller, minPeople)
}
