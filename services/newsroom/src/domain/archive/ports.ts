import type { Article } from '../articles/article.ts'
import type { ArchiveQuery } from './archive-query.ts'

export interface Archive {
  /**
   * Returns a page of the stories that match, each encoded, newest first, and how many match. It has every story that was published before
   * the call, and none that was deleted before it.
   */
  search: (query: ArchiveQuery) => Promise<{ stories: Uint8Array[]; total: number }>
  /** Stores the stems and messages of some stories again that are of an earlier version. Returns whether more may be left. */
  reindexSome: () => Promise<boolean>
}

/** Encodes stories as a page of the archive has them. */
export interface StoryEncoder {
  /** Stored stories of an earlier version are encoded again in the background. */
  version: number
  encode: (article: Article) => Uint8Array
}
