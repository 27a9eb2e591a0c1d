import { batchWhileBusy } from '@rostra/kit/async/batch-while-busy'
import type { AccountRows, AccountSnapshot } from './account-rows.ts'

interface PendingRead {
  id: string
  resolve: (snapshot: AccountSnapshot) => void
  reject: (error: unknown) => void
}

const bounds = { concurrency: 8, maxWeight: 200 }

/** Reads accounts one by one for their callers, and up to 200 in one command while 8 commands are under way. */
export function groupReads(read: AccountRows['read']): (id: string) => Promise<AccountSnapshot> {
  const enqueue = batchWhileBusy<PendingRead>(bounds, async (reads) => {
    try {
      const ids = [...new Set(reads.map(({ id }) => id))]
      const snapshots = new Map((await read(ids)).map((snapshot) => [snapshot.account.id, snapshot]))
      for (const { id, resolve } of reads) resolve(snapshots.get(id) as AccountSnapshot)
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
  })
  return (id) => new Promise((resolve, reject) => enqueue({ id, resolve, reject }))
}
