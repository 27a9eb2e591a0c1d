import { type CountTopics, countTopics } from './count-topics.ts'
import { dropTerms } from './drop-terms.ts'
import { findCompanions } from './find-companions.ts'
import { findFrequentTerms } from './frequent-terms.ts'
import { groupTerms } from './group-terms.ts'
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
  return topics.flatMap((topic) => dropTerms(topic, minPeople) ?? [])
}

/** Returns lists of terms. A function of its own, so that its counts can be freed before the supporters are read. */
async function findLists({ thisWeek, signal }: CountTopics, minPeople: number): Promise<number[][]> {
  const terms = await findFrequentTerms(thisWeek, minPeople, signal)
  return groupTerms(terms, await findCompanions(terms, minPeople, signal), signal)
}
