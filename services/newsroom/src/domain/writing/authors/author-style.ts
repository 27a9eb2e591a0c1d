import type { EntrySource } from '../../material/material.ts'
import type { EntryFacts, StoryFacts, TopicFacts } from '../facts/facts.ts'

export type AboutEntry = (entry: EntryFacts) => string
export type AboutTwo = (entry: EntryFacts, other: EntryFacts) => string
export type AboutTopic = (topic: TopicFacts) => string
export type AboutTopicAndEntry = (topic: TopicFacts, entry: EntryFacts) => string
export type ByType<T> = Readonly<Record<EntrySource['type'], T>>

/** The paragraphs of an author's offline stories. No list shares a sentence with another one or with another author's. */
export interface Paragraphs {
  /** The first paragraph of a story without a topic. It gives the subject and the count of people. */
  leads: readonly AboutEntry[]
  /** The same with a topic that an entry is about, and with one that none is about. */
  topicLeads: { matched: readonly AboutTopicAndEntry[]; unmatched: readonly AboutTopicAndEntry[] }
  /** More about the entry of the first paragraph. */
  details: ByType<readonly AboutEntry[]>
  /** A further entry. */
  others: ByType<readonly AboutEntry[]>
  /** Two entries beside each other. */
  pairs: readonly AboutTwo[]
  /** A thought about a single entry. */
  asides: readonly AboutEntry[]
  archive: readonly ((story: StoryFacts) => string)[]
  closings: readonly AboutEntry[]
  /** The paragraphs of a story that has nothing but a topic, in their order. Each has alternatives. */
  alone: readonly (readonly AboutTopic[])[]
}

export interface Headlines {
  one: readonly AboutEntry[]
  two: readonly AboutTwo[]
  topic: readonly AboutTopic[]
}

export interface Takeaways {
  entry: ByType<readonly AboutEntry[]>
  topic: readonly AboutTopic[]
  /** The last one. */
  method: readonly AboutEntry[]
  alone: readonly AboutTopic[]
}

export interface AuthorStyle {
  /** What the author's model is told about its voice, its beat and the rules of its desk. */
  voice: string
  headlines: Headlines
  paragraphs: Paragraphs
  takeaways: Takeaways
}
