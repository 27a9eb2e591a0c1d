import type { Entry, EntryState } from '../../core/domain/entries/entry.ts'

export interface ReviewedEntry {
  entry: Entry
  state: EntryState
}

export interface ExcludedTerm {
  term: string
  reason: string
  at: Date
}

/** What an operator did, for the audit log. */
export interface ReviewAct {
  operatorId: string
  action: 'entry-held' | 'entry-shown' | 'term-excluded' | 'term-allowed'
  reason: string
  at: Date
}

/** Entries and terms as operators review them. Each change is atomic with its event for the audit log. */
export interface Reviews {
  /** Returns all entries that have not expired, newest first. */
  entries: (now: Date) => Promise<ReviewedEntry[]>
  /** Throws ENTRY_NOT_FOUND. */
  setState: (id: string, state: EntryState, act: ReviewAct) => Promise<ReviewedEntry>
  terms: () => Promise<ExcludedTerm[]>
  /** Excludes a term and holds the entries that show it. Throws TERM_EXCLUDED or TOO_MANY_TERMS. */
  exclude: (term: string, act: ReviewAct) => Promise<ExcludedTerm>
  /** Throws TERM_NOT_EXCLUDED. */
  allow: (term: string, act: ReviewAct) => Promise<void>
}

/** What the use cases of reviews need. */
export interface Ports {
  reviews: Reviews
  wallTime: () => number
}
