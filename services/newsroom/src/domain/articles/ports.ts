import type { DemoStory } from '../demo-stories/demo-story.ts'
import type { Article } from './article.ts'
import type { Author } from './author.ts'

/** A super senator who acts, for the audit log. */
export interface Operator {
  id: string
}

/** The published stories. */
export interface Articles {
  /** Returns the latest stories, newest first. */
  latest: (limit: number) => Promise<Article[]>
  /** Returns the latest stories that have an entry of the zeitgeist as a source, newest first. */
  citing: (entryId: string, limit: number) => Promise<Article[]>
  bySlug: (slug: string) => Promise<Article | null>
  /** Returns the stories that are still published, in the order of the ids. */
  byIds: (ids: readonly string[]) => Promise<Article[]>
  /** Returns the stories of a day (UTC). */
  ofDay: (day: string) => Promise<Article[]>
  /** Returns those of the slugs that lead to a story. */
  slugsOf: (slugs: readonly string[]) => Promise<Set<string>>
  /** Deletes a story and the links to it. Returns false when there is none with this id. */
  delete: (id: string, operator: Operator) => Promise<boolean>
  /** Publishes the sample stories that the database has never had, as of the days before now. Returns how many were published. */
  addDemo: (stories: readonly DemoStory[]) => Promise<number>
}

export interface StoryMetrics {
  ended: (story: { author: Author; modelId: string; outcome: 'published' | 'skipped' | 'failed' }) => void
  /** When the latest story was published; null when there is none. */
  latest: (publishedAt: Date | null) => void
}
