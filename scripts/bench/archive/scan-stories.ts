import type { ArchiveSearch } from './archive-search.ts'
import { pageSize } from './archive-search.ts'
import type { SyntheticStory } from './synthetic-stories.ts'

/** What a story is found by. */
export type ScannedStory = Pick<SyntheticStory, 'number' | 'author' | 'publishedAt' | 'ranks'>

export interface FoundPage {
  /** Newest first. */
  slugs: string[]
  total: number
}

export const slugOf = (number: number) => `story-${number}`

/** Returns the number of the story with this slug. */
export const numberOf = (slug: string) => Number(slug.slice('story-'.length))

const dayMs = 86_400_000

/** Finds stories by looking at each: what the archive must answer. `stories`: oldest first. */
export function scanStories(stories: readonly ScannedStory[], { words, author, dateFrom, dateTo, page }: ArchiveSearch): FoundPage {
  const from = dateFrom ? Date.parse(dateFrom) : Number.NEGATIVE_INFINITY
  const to = dateTo ? Date.parse(dateTo) + dayMs : Number.POSITIVE_INFINITY
  const found = stories.filter(
    (story) =>
      (author === null || story.author === author) &&
      story.publishedAt.getTime() >= from &&
      story.publishedAt.getTime() < to &&
      words.every((rank) => story.ranks.has(rank)),
  )
  const shown = found.reverse().slice((page - 1) * pageSize, page * pageSize)
  return { slugs: shown.map(({ number }) => slugOf(number)), total: found.length }
}
