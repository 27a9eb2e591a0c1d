import { batchByKey } from './batch-by-key.ts'

interface Waiting<T> {
  resolve: (value: T) => void
  reject: (error: unknown) => void
}

/**
 * Shares reads of the same key between concurrent callers. Each gets the result of a read that began after its call, so that it sees every write that was
 * confirmed before. Callers that arrive during a read share the next one. `read` must be bounded: one of a key runs at a time.
 */
export function shareReads<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const enqueue = batchByKey<Waiting<T>>(Number.POSITIVE_INFINITY, async (key, waiting) => {
    try {
      const value = await read(key)
      for (const { resolve } of waiting) resolve(value)
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  })
  return (key) => new Promise((resolve, reject) => enqueue(key, { resolve, reject }))
}
