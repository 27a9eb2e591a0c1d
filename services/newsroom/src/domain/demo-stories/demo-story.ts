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

type Told = Pick<DemoStory, 'slug' | 'daysAgo' | 'title' | 'takeaways'> & {
  /** Titles of entries, then stories with their slugs. */
  entries: readonly string[]
  stories?: readonly { title: string; slug: string }[]
  /** Each with the numbers of its sources after it. */
  paragraphs: readonly (readonly [text: readonly string[], ...sources: readonly number[]])[]
}

export function demoStory(author: Author, { entries, stories = [], paragraphs, ...told }: Told): DemoStory {
  return {
    ...told,
    author,
    offline: true,
    paragraphs: paragraphs.map(([sentences, ...sources]) => ({ text: sentences.join(' '), sources })),
    sources: [
      ...entries.map((title) => ({ kind: 'entry' as const, title, slug: '' })),
      ...stories.map(({ title, slug }) => ({ kind: 'story' as const, title, slug })),
    ],
  }
}
