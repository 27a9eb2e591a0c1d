import type { Entry, EntryCounts, EntryType } from './entry.ts'

export interface Entries {
  /** Returns the entries that are shown and have not expired, newest first. */
  list: (limit: number, type: EntryType | null, now: Date) => Promise<Entry[]>
  /** Returns an entry that is shown and has not expired; null for any other. */
  find: (id: string, now: Date) => Promise<Entry | null>
  /** Returns the types and headwords of the entries that have not expired. */
  current: (now: Date) => Promise<{ id: string; type: EntryType; headword: string }[]>
  /** Counts the entries that are shown. */
  counts: (now: Date) => Promise<EntryCounts>
}
