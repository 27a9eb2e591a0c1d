import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Bookmark } from './bookmark.ts'

/** The stored bookmarks. */
export interface Bookmarks {
  /** Returns a member's bookmarks, newest first. */
  of: (memberId: string) => Promise<Bookmark[]>
  /** Adds a bookmark unless the member has it. */
  add: (memberId: string, bookmark: Bookmark) => Promise<void>
  remove: (memberId: string, personaIds: readonly string[]) => Promise<void>
}

/** What the methods of bookmarks need. */
export interface Ports {
  personas: Pick<Personas, 'cardById' | 'cardsByIds'>
  bookmarks: Bookmarks
  now: () => Date
}
