import { LRUCache } from 'lru-cache'
import type { Positions } from '../../domain/archive/matches.ts'

/** A list of positions of 50,000 stories takes 400 kB, an encoded story about 2.5 kB. */
const defaultBytes = 64 * 1024 * 1024
/** What an entry takes besides its bytes: an ArrayBuffer, its key and its place in the cache. */
const entryBytes = 400

/** Keeps what searches have read lately, lists of positions and encoded stories, in at most `maxSize` bytes. */
export function keptReads(maxSize = defaultBytes) {
  const kept = new LRUCache<string, Positions | Uint8Array, () => Promise<Positions>>({
    maxSize,
    sizeCalculation: ({ byteLength }) => byteLength + entryBytes,
    // A list that is dropped while it is read is read nevertheless.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  })
  return {
    /** Returns the list of a key. Callers that need the same list at the same time share the read. */
    list: async (key: string, read: () => Promise<Positions>): Promise<Positions> => {
      const list = await kept.fetch(`list ${key}`, { context: read })
      if (!(list instanceof Float64Array)) throw new Error('the positions of stories were not read')
      return list
    },
    story: (key: string): Uint8Array | undefined => {
      const story = kept.get(`story ${key}`)
      return story instanceof Uint8Array ? story : undefined
    },
    /** Keeps a story, which must be no part of a larger buffer. */
    keepStory: (key: string, story: Uint8Array) => void kept.set(`story ${key}`, story),
  }
}
