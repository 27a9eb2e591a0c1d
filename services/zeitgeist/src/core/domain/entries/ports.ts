import type { Entry, EntryCounts, EntryType } from './entry.ts'

export interface Entries {
  /** Returns the entries that have not expired, newest first. */
  list: (limit: number, type: EntryType | null, now: Date) => Promise<Entry[]>
  /** Returns the types and headwords of the entries that have not expired. */
  current: (now: Date) => Promise<{ id: string; type: EntryType; headword: string }[]>
  counts: (now: Date) => Promise<EntryCounts>
}
