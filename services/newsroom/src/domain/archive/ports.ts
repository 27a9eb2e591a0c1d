import type { Article } from '../articles/article.ts'
import type { ArchiveQuery } from './archive-query.ts'

export interface Archive {
  /**
   * Returns a page of the stories that match, newest first, and how many match. It has every story that was published before the call, and
   * none that was deleted before it.
   */
  search: (query: ArchiveQuery) => Promise<{ articles: Article[]; total: number }>
  /** Stores the stems of some stories again whose stems are of an earlier version of the text library. Returns whether more may be left. */
  reindexSome: () => Promise<boolean>
}
