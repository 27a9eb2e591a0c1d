import { batchReads } from '@rostra/kit/async/batch-reads'

/** Stems of one read for several searches. */
const stemsPerRead = 5

/**
 * Reads the stems of concurrent searches together. When that fails, reads each of them alone once, so
 * that a stem that takes too long fails its own searches only.
 */
export function joinedReads<Value>(
  read: (stems: string[]) => Promise<ReadonlyMap<string, Value>>,
): (stem: string) => Promise<Value | undefined> {
  const readJoined = batchReads<Value | Promise<Value | undefined>>(stemsPerRead, async (stems) => {
    try {
      return await read(stems)
    } catch (error) {
      if (stems.length === 1) throw error
      const alone = new Map(stems.map((stem) => [stem, read([stem]).then((found) => found.get(stem))]))
      await Promise.allSettled(alone.values())
      return alone
    }
  })
  return async (stem) => readJoined(stem)
}
