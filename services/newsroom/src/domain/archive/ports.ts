import type { Author } from '../articles/author.ts'
import type { ArchiveQuery } from './archive-query.ts'

export interface IndexedStory {
  id: string
  author: Author
  /** Milliseconds since 1970. */
  publishedAt: number
  /** The different stems of its title, text and take-aways. */
  stems: readonly string[]
}

/** An index of the published stories, in memory. */
export interface ArchiveIndex {
  /** Adds a story. One with the same id stays as it is: a published text does not change. */
  put: (story: IndexedStory) => void
  remove: (id: string) => void
  /** Returns the ids of a page, newest first, and how many stories match. */
  find: (query: ArchiveQuery) => { ids: string[]; total: number }
}

/** Published stories in memory, encoded as they are sent. Those that were not read for the longest time are dropped. */
export interface EncodedStories {
  get: (id: string) => Uint8Array | undefined
  /** Stores a copy, in place of what the story had. */
  put: (id: string, encoded: Uint8Array) => void
  remove: (id: string) => void
}

export interface Archive {
  /**
   * Returns a page of the stories that match, each encoded, newest first, and how many match. It has every story that was published before the call,
   * and none that was deleted before it.
   */
  search: (query: ArchiveQuery) => Promise<{ stories: Uint8Array[]; total: number }>
}
