import { LRUCache } from 'lru-cache'
import type { EncodedStories } from '../../domain/archive/ports.ts'

/** A story has about 2.4 kB, so this holds 59,000, 40 years of four a day. */
const defaultBytes = 160 * 1024 * 1024
/** What an entry takes besides its bytes: an ArrayBuffer, its key and its place in the cache. */
const entryBytes = 400

/** Keeps encoded stories in at most `bytes` of memory. A story that is not among them costs a read of the database. */
export function createEncodedStories(bytes = defaultBytes): EncodedStories {
  const stories = new LRUCache<string, Uint8Array>({ maxSize: bytes, sizeCalculation: ({ length }) => length + entryBytes })
  return {
    get: (id) => stories.get(id),
    // An encoded message is a part of a buffer of 8 kB, which it would keep in memory.
    put: (id, encoded) => void stories.set(id, new Uint8Array(encoded)),
    remove: (id) => void stories.delete(id),
  }
}
