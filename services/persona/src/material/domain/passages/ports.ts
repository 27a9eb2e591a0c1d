import type { Batch } from '@rostra/kit/async/run-batches'
import type { DocumentVectors } from '@rostra/search/segments/vector-segment'
import type { TextKind } from './embedded-text.ts'
import type { UnembeddedSource } from './embedding/time-left.ts'
import type { FoundPassage, Passage, PassagePlace, PassageQuery, Reading, ReadPassages, ReadySource } from './passage.ts'

export interface Passages {
  /** Stores the passages of a reading with their index. They are found once the reading is that of a ready source. Idempotent. */
  add: (reading: Reading, read: ReadPassages, signal: AbortSignal) => Promise<void>
  /** Returns passages of a reading in their order. */
  list: (reading: Reading, range: { skip: number; limit: number }) => Promise<Passage[]>
  /**
   * Encodes one segment again whose terms are of an earlier version of `text`. Searches use the old one meanwhile. Returns false when there
   * is none.
   */
  reindexOne: () => Promise<boolean>
  /** Returns the batches that delete all rows of a source, of every reading but `except`. */
  deletionOf: (source: { personaId: string; sourceId: string }, except?: string) => Batch[]
  /** Returns the batches that delete all rows of a persona. */
  deletionOfPersona: (personaId: string) => Batch[]
}

export interface PassageSearch {
  /** Returns the passages of these sources that a model gets: at most 6, with at most 2,000 tokens together, the best first. */
  find: (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => Promise<FoundPassage[]>
  /**
   * Returns at most 3 questions or headings that the sources answer: those of `found` that do not
   * answer the message first, then the first ones of the sources.
   */
  openers: (personaId: string, sources: readonly ReadySource[], found: readonly FoundPassage[], signal: AbortSignal) => Promise<string[]>
}

/** The encoded segments of readings of one persona, by their reading's id. A reading without one is missing. */
export type StoredSegments = Map<string, Uint8Array[]>

/** What a search reads. */
export interface PassageIndex {
  segments: (personaId: string, readings: readonly Reading[]) => Promise<StoredSegments>
  /** Returns the passages of these places in their order. A passage that was deleted is missing. */
  texts: (personaId: string, places: readonly PassagePlace[], signal: AbortSignal) => Promise<StoredText[]>
}

interface StoredText {
  place: PassagePlace
  passage: Passage
  /** Those of the text, as `encodeTerms` returns them; undefined when those that are stored are of an earlier version. */
  terms?: string | undefined
}

/** Finds passages by their meaning. A vector database can take the place of MongoDB with a scan. */
export interface PassageVectors {
  /** Stores the vectors of each of consecutive passages of a reading, of which `first` is the number of the first one. Idempotent. */
  add: (reading: Reading, first: number, vectors: readonly DocumentVectors[], signal: AbortSignal) => Promise<void>
  /** Deletes the vectors of a reading that another model made. */
  deleteOthers: (reading: Reading) => Promise<void>
  /** Returns the passages whose vectors are the most similar to this one, the most similar first. */
  nearest: (
    personaId: string,
    sources: readonly ReadySource[],
    vector: ArrayLike<number>,
    limit: number,
    signal: AbortSignal,
  ) => Promise<(PassagePlace & { similarity: number })[]>
  /** Returns whether a passage has a vector. */
  embedded: (personaId: string, sources: readonly ReadySource[], signal: AbortSignal) => Promise<(place: PassagePlace) => boolean>
  deletionOf: Passages['deletionOf']
  deletionOfPersona: Passages['deletionOfPersona']
}

/** Vectors that a scan reads. */
export interface StoredVectors extends Omit<PassageVectors, 'nearest' | 'embedded'> {
  segments: PassageIndex['segments']
}

/** Returns a vector for each text, in order. Throws when the model does not answer. */
export type Embed = (texts: readonly string[], signal: AbortSignal, kind: TextKind) => Promise<readonly ArrayLike<number>[]>

/** A reading that has vectors of the model of the settings for its first passages only. */
export interface UnembeddedReading extends Reading {
  /** How many passages have vectors. */
  embedded: number
}

/** Readings of ready sources without all vectors of the model of the settings. */
export interface UnembeddedReadings {
  /** Claims one for a minute; null when there is none. `perSecond`: see UnembeddedSource. */
  claimNext: (perSecond: number | null) => Promise<UnembeddedReading | null>
  /** Claims a reading for a further minute, and stores how far its vectors are. Returns false when its source was deleted meanwhile. */
  renew: (reading: Reading, progress: Pick<UnembeddedSource, 'made' | 'perSecond'>) => Promise<boolean>
  /** Stores how many passages of a reading have vectors, and ends its claim. */
  release: (reading: Reading, progress: { embedded: number; isComplete: boolean }) => Promise<void>
}

/** Ready sources without all vectors of the model of the settings, and how far each is. */
export interface UnembeddedSources {
  /** Returns those of a persona. */
  of: (personaId: string) => Promise<UnembeddedSource[]>
  /** Returns the first 1,000 of all personas, in the order in which they get vectors. */
  queue: () => Promise<UnembeddedSource[]>
}

/**
 * Returns the ready sources of a persona without all vectors, by their ids: how many passages have one, and an
 * estimate of the seconds until all have, null while it is unknown.
 */
export type EmbeddingProgress = (personaId: string) => Promise<ReadonlyMap<string, { embedded: number; secondsLeft: number | null }>>
