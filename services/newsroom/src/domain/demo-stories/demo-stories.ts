import type { Source, Story } from '../articles/article.ts'
import type { Author } from '../articles/author.ts'

/** A sample story of a day before the first start. */
export interface DemoStory extends Story {
  slug: string
  author: Author
  /** 1 is yesterday. At most one story of an author is of the same day. */
  daysAgo: number
  sources: readonly Source[]
}

/** The sample stories, newest first. They are labelled as written offline. */
export const demoStories: readonly DemoStory[] = []
