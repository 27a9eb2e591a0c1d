import type { Bitmap } from '@rostra/search/bitmap'
import { LRUCache } from 'lru-cache'
import type { Positions } from '../../domain/archive/matches.ts'

type List = Positions | Bitmap

/** Of 50,000 stories, the positions take 400 kB, the bitmap of a word 6 kB, and an encoded story about 2.5 kB. */
const defaultBytes = 64 * 1024 * 1024
/** What an entry takes besides its bytes: an ArrayBuffer, its key and its place in the cache. */
const entryBytes = 400

/** Keeps what searches have read lately, lists and encoded stories, in at most `maxSize` bytes. */
export function keptReads(maxSize = defaultBytes) {
  const kept = new LRUCache<string, List | Uint8Array, () => Promise<List>>({
    maxSize,
    sizeCalculation: ({ byteLength }) => byteLength + entryBytes,
    // A list that is dropped while it is read is read nevertheless.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  })
  return {
    /** Returns the positions of a key. Callers that need the same ones at the same time share the read. */
    positions: async (key: string, read: () => Promise<Positions>): Promise<Positions> => {
      const list = await kept.fetch(`positions ${key}`, { context: read })
      if (!(list instanceof Float64Array)) throw new Error('the positions of stories were not read')
      return list
    },
    /** Returns the bitmap of a key, in the same way. */
    bitmap: async (key: string, read: () => Promise<Bitmap>): Promise<Bitmap> => {
      const list = await kept.fetch(`bitmap ${key}`, { context: read })
      if (!(list instanceof Uint32Array)) throw new Error('the bitmap of stories was not read')
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
