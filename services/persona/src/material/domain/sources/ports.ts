import type { LeaseStore } from '@rostra/kit/leases/keep-leases'
import type { ReadPassages, ReadySource } from '../passages/passage.ts'
import type { SourceEntry } from './registry.ts'
import type { Pair, Source, SourceKind } from './source.ts'

/** A file as it was uploaded. */
export interface UploadedFile {
  /** With its extension, which decides the type together with the first bytes. */
  name: string
  /** Moved to the worker that reads it, so that it is empty afterwards. */
  content: Uint8Array
}

/** What was read from a file or a text: at least one passage. */
export interface ReadText extends ReadPassages {
  /** Null when its kind has no pages. */
  pages: number | null
  /** What could not be read, and what the owner can do, as a sentence. Absent when all was read. */
  note?: string
}

export interface FileReader {
  /**
   * Reads a file and splits its text into passages. Throws `UnreadableFile` with a reason that the owner understands
   * for a file that cannot be read, and the signal's reason when it aborts.
   */
  read: (file: UploadedFile, signal: AbortSignal) => Promise<ReadText>
}

/** A file that cannot be read. The message says why, and what its owner can do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export interface ReadySources {
  /** Returns the sources whose passages are found, by one read. Empty for a persona without any. */
  of: (personaId: string) => Promise<ReadySource[]>
}

/** A source with what the service knows of it. */
export interface StoredSource extends Source {
  /** Null unless it is a pair. */
  pair: Pair | null
  /** Of its content. Null in demo material. */
  hash: string | null
  /** The reading whose passages it has. Null until it is ready. */
  readingId: string | null
}

export interface NewSource extends Pick<Source, 'id' | 'personaId' | 'kind' | 'title' | 'bytes' | 'createdAt'> {
  ownerId: string
  hash: string
  /** Undefined when its call had none. */
  requestId: string | undefined
  pair: Pair | null
}

/** The place of a source in its persona's registry. */
export interface Reservation {
  entry: SourceEntry
  /** False for the entry of an earlier call. */
  isNew: boolean
}

export interface Sources {
  /** Returns the sources of a persona, newest first: all that count towards the limit, and the latest 50 failed ones. */
  of: (personaId: string) => Promise<StoredSource[]>
  byId: (personaId: string, id: string) => Promise<StoredSource | null>
  byRequestId: (personaId: string, requestId: string) => Promise<StoredSource | null>
  /**
   * Reserves the place of a further source by one compare-and-set update. `admit` returns the entry of an earlier call,
   * or null for a new one; it throws to refuse. It may run more than once.
   */
  reserve: (
    personaId: string,
    wanted: Pick<NewSource, 'hash' | 'requestId'>,
    admit: (entries: readonly SourceEntry[], candidate: SourceEntry) => SourceEntry | null,
  ) => Promise<Reservation>
  /** Cancels a reservation: its source can no longer be added. Returns false when it was added already. Idempotent. */
  cancel: (source: SourceKey) => Promise<boolean>
  /** Removes a cancelled reservation, which frees its place. */
  release: (source: SourceKey) => Promise<void>
  /**
   * Adds a source for its reservation, to be read. Throws BOT_NOT_FOUND when the owner no longer has the persona. Returns null when the
   * reservation was cancelled.
   */
  add: (source: NewSource) => Promise<StoredSource | null>
  /**
   * Deletes a source, so that its passages are no longer found. Its rows are deleted in the background. Returns false when there is none.
   */
  delete: (personaId: string, id: string) => Promise<boolean>
  /** Keeps the original of a source, or schedules its deletion. Null when the source or its original is gone. */
  keepOriginal: (personaId: string, id: string, keep: boolean) => Promise<StoredSource | null>
  /**
   * Returns the bytes of all sources of an owner: originals and the texts of passages. A failed source counts until its original is
   * deleted.
   */
  bytesOf: (ownerId: string) => Promise<number>
  /** Returns reservations whose calls died, of at most 100 personas. */
  abandoned: () => Promise<SourceKey[]>
}

/** The contents of files and texts. */
export interface SourceFiles {
  write: (source: SourceKey, content: Uint8Array, signal: AbortSignal) => Promise<void>
  read: (source: SourceKey, signal: AbortSignal) => Promise<Uint8Array>
  /** Returns a content; null when it is no longer stored. */
  find: (source: SourceKey, signal: AbortSignal) => Promise<Uint8Array | null>
  /** Deletes a content, also one that is written in part. Idempotent. */
  delete: (source: SourceKey) => Promise<void>
}

export interface SourceKey {
  personaId: string
  sourceId: string
}

/** A source that this process reads. */
export interface ClaimedSource extends SourceKey {
  kind: SourceKind
  /** The file's name, the text's title, or the question. */
  title: string
  pair: Pair | null
  /** The owner of the lease of this reading. A takeover changes it. */
  owner: string
  readingId: string
  /** Number of readings of it that began, this one included. */
  attempts: number
}

/** A source whose replica died while it read it. */
export interface LostSource extends SourceKey {
  owner: string
  /** Number of readings of it whose replica died. */
  losses: number
}

/**
 * How a reading ended in this replica. `released`: it is read again later. `lost`: another replica has its lease, or its source was
 * deleted.
 */
export type ReadingOutcome = 'ready' | 'failed' | 'released' | 'lost'

/** Sources as leased work: one replica at a time reads a source, under a lease by the database's clock. */
export interface SourceReadings {
  /**
   * Claims a waiting source, of all or of the pairs. Owners take turns, so that one with many sources does not delay others. Null when none
   * is due.
   */
  claimNext: (among: 'all' | 'pairs') => Promise<ClaimedSource | null>
  /** Claims this source. Null when it does not wait: another replica reads it, or has read it. */
  claim: (source: SourceKey) => Promise<ClaimedSource | null>
  /** A takeover also counts the lost reading. */
  leases: LeaseStore<LostSource>
  /** Releases a source, so that it is read again after `delayMs`. */
  release: (owned: Owned, delayMs: number) => Promise<void>
  /**
   * Marks a source as ready, and its passages as found. Returns false when the persona would have too many passages.
   * Throws LeaseLost for a source that has another owner, or was deleted.
   */
  ready: (claimed: ClaimedSource, read: { pages: number | null; passages: number; textBytes: number; note: string }) => Promise<boolean>
  /** Marks a source as failed, which frees its place. Throws LeaseLost. */
  fail: (owned: Owned, reason: string) => Promise<void>
  /** Returns how many sources wait or are read, and since when the oldest does. */
  backlog: () => Promise<{ count: number; oldestAt: Date | null }>
}

export interface Owned extends SourceKey {
  owner: string
}

/** A source with rows that nothing needs: it was deleted, failed, or was read more than once. */
export interface Leftovers extends SourceKey {
  /** True when its content is no longer needed. */
  isFileLeft: boolean
  /** The reading whose passages stay. Undefined for none. */
  readingId: string | undefined
}

export interface SourceLeftovers {
  /** Claims a source whose original is due to be deleted. Null when none is due. */
  takeDueOriginal: () => Promise<SourceKey | null>
  /** Records that the original of a source is deleted. */
  originalDeleted: (source: SourceKey) => Promise<void>
  /** Claims a source whose leftovers are due to be deleted. Null when none is due. */
  takeDue: () => Promise<Leftovers | null>
  /**
   * Records that the leftovers of a source are deleted. The first time, it schedules a second deletion a minute later: a replica that lost
   * its lease may still write for some seconds.
   */
  deleted: (source: SourceKey) => Promise<void>
}
