import { batchWhileBusy } from './batch-while-busy.ts'

interface Job<Value> {
  key: string
  resolve: (value: Value | undefined) => void
  reject: (error: unknown) => void
}

/** Reads that run at once: the next batch gathers meanwhile. */
const concurrency = 2

/**
 * Batches concurrent reads by key: a read begins at once while fewer than two run, together with the others of its tick; keys that arrive later form the next
 * one, at most `maxKeys`. Each caller gets what was read after its call, so that it sees every write that was confirmed before. Undefined for a key that
 * is missing in the result. `read` must be bounded in time.
 */
export function batchReads<Value>(
  maxKeys: number,
  read: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  const enqueue = batchWhileBusy<Job<Value>>({ concurrency, maxWeight: maxKeys }, async (jobs) => {
    try {
      const found = await read([...new Set(jobs.map(({ key }) => key))])
      for (const { key, resolve } of jobs) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of jobs) reject(error)
    }
  })
  return (key) => new Promise((resolve, reject) => enqueue({ key, resolve, reject }))
}
