import type { EntrySource } from './material.ts'

export interface Zeitgeist {
  /** Returns the current entries, newest first, as every reader sees them. */
  entries: (signal: AbortSignal) => Promise<EntrySource[]>
}
