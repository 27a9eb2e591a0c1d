import { batchWhileBusy } from './batch-while-busy.ts'

interface Job<Value> {
  key: string
  resolve: (value: Value | undefined) => void
  reject: (error: unknown) => void
}

/** The most concurrent reads. Keys that arrive while they run form the next batch. */
const concurrency = 2

/**
 * Batches concurrent reads by key. A read starts at once, with the other keys of its tick, while fewer than two reads run. Later keys form
 * the next batch of at most `maxKeys`. A caller always gets a read that started after its call, so it sees every write that was
 * acknowledged before. Returns undefined for a key that is missing in the result. `read` must have a time limit.
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
