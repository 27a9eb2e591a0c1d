import type { Batch } from '@rostra/kit/async/run-batches'
import type { FoundPassage, Passage, PassageQuery, Reading, ReadySource } from './passage.ts'

export interface Passages {
  /** Stores the passages of a reading with the index that they are found by. They are found once the reading is that of a ready source. Can be repeated. */
  add: (reading: Reading, passages: readonly Passage[], signal: AbortSignal) => Promise<void>
  /** Returns passages of a reading in their order. */
  list: (reading: Reading, range: { skip: number; limit: number }) => Promise<Passage[]>
  /** Returns the batches that delete all rows of a source, of every reading but `except`. */
  deletionOf: (source: { personaId: string; sourceId: string }, except?: string) => Batch[]
  /** Returns the batches that delete all rows of a persona. */
  deletionOfPersona: (personaId: string) => Batch[]
}

export interface PassageSearch {
  /** Returns the passages of these sources that a model gets: at most 6, with at most 2,000 tokens together, the best first. */
  find: (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => Promise<FoundPassage[]>
}
