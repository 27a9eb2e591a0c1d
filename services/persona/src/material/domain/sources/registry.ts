import { DomainError } from '@rostra/kit/errors'

/** A source that counts towards the limit of its persona. */
export interface SourceEntry {
  /** Of the source. */
  id: string
  /** The hash of its content. */
  hash: string
  /** Absent when its call had none. */
  requestId?: string
  /** When the storing of its content began. Absent once the source is added. */
  pendingSince?: Date
}

/** Maximum number of passages of all ready sources of a persona. */
export const maxPassages = 20_000

/** Milliseconds after which the call that stores the content of an entry counts as dead. Longer than any call. */
export const abandonedAfterMs = 60_000

/**
 * Decides whether a source may be added. Returns null when it may. Returns the entry of an earlier call with the same request id, or
 * one with the same content whose call is not finished: it may still fail. Throws REQUEST_ID_REUSED for an id of other content,
 * SOURCE_EXISTS for content that the persona has, SOURCE_LIMIT when it has as many sources as the role allows.
 */
export function admitSource(entries: readonly SourceEntry[], { hash, requestId }: SourceEntry, limit: number): SourceEntry | null {
  const repeated = requestId && entries.find((entry) => entry.requestId === requestId)
  if (repeated) return sameContent(repeated, hash)
  const same = entries.find((entry) => entry.hash === hash)
  if (same?.pendingSince) return same
  if (same) throw new DomainError('exists', 'SOURCE_EXISTS', 'This AI persona already has a source with the same content')
  if (entries.length >= limit) throw new DomainError('denied', 'SOURCE_LIMIT', `An AI persona of yours may have at most ${limit} sources`)
  return null
}

/** Returns what an earlier call with the same request id has added. Throws REQUEST_ID_REUSED when that is another content than `hash`. */
export function sameContent<T extends { hash: string | null }>(earlier: T, hash: string): T {
  if (earlier.hash === hash) return earlier
  throw new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for another source')
}
