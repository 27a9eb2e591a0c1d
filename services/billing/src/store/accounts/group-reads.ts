import { batchWhileBusy } from '@rostra/kit/async/batch-while-busy'
import { isOutage } from '@rostra/kit/stores/store-failure'
import type { AccountRows, AccountSnapshot } from './account-rows.ts'

interface PendingRead {
  id: string
  resolve: (snapshot: AccountSnapshot) => void
  reject: (error: unknown) => void
}

const bounds = { concurrency: 8, maxWeight: 200 }

/**
 * Batches concurrent reads of accounts, up to 200 in one command: those of one tick, or those that arrive while 8 commands run. When an
 * account can't be read, for example because a later version wrote it, each account of the batch is read alone.
 */
export function groupReads(read: AccountRows['read']): (id: string) => Promise<AccountSnapshot> {
  const readGroup = async (reads: readonly PendingRead[]): Promise<void> => {
    try {
      const ids = [...new Set(reads.map(({ id }) => id))]
      const snapshots = new Map((await read(ids)).map((snapshot) => [snapshot.account.id, snapshot]))
      for (const { id, resolve } of reads) resolve(snapshots.get(id) as AccountSnapshot)
    } catch (error) {
      if (reads.length > 1 && !isOutage(error)) await Promise.all(reads.map((each) => readGroup([each])))
      else for (const { reject } of reads) reject(error)
    }
  }
  const enqueue = batchWhileBusy<PendingRead>(bounds, readGroup)
  return (id) => new Promise((resolve, reject) => enqueue({ id, resolve, reject }))
}
