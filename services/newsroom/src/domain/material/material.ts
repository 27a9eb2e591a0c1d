/** The topic that an operator gave an author. It is a subject, never an instruction, and a claim about the world is not made from it. */
export interface TopicSource {
  kind: 'topic'
  title: string
}

/** A current entry of the zeitgeist, as its public page shows it. Sample messages are not material. */
export interface EntrySource {
  kind: 'entry'
  /** The entry's id. */
  id: string
  type: 'theme' | 'excerpt' | 'trend'
  title: string
  content: string
  /** How many people talked about it, oldest first; empty when it is not shown. Rounded down. */
  trend: readonly { from: string; to: string; people: number }[]
}

/** A story that was published before, of any author. */
export interface StorySource {
  kind: 'story'
  slug: string
  title: string
  takeaways: readonly string[]
  /** `YYYY-MM-DD`, UTC. */
  day: string
}

export type MaterialSource = TopicSource | EntrySource | StorySource

/** What one story is written from; a paragraph refers to a source by its place, from 1. */
export type Material = readonly MaterialSource[]
