import { batchWhileBusy } from '@rostra/kit/async/batch-while-busy'
import { isOutage } from '@rostra/kit/stores/store-failure'
import type { AccountSnapshot, AccountWrite } from './account-rows.ts'

interface PendingWrite extends AccountWrite {
  resolve: (next: AccountSnapshot) => void
  reject: (error: unknown) => void
}

/** Stores the writes of different accounts: all of them, or none and throws. Returns the new states in the same order. */
export type StoreTogether = (writes: readonly AccountWrite[]) => Promise<AccountSnapshot[]>

const bounds = {
  concurrency: 2,
  /** The most documents of one transaction: 100 accounts with one ledger entry each. */
  maxWeight: 200,
  weightOf: ({ updates }: PendingWrite) => updates.reduce((sum, { entries }) => sum + entries.length, 1),
}

/**
 * Groups concurrent writes of different accounts: writes that arrive while two groups run form the next group. A group that fails because
 * of a version conflict or a duplicate entry is stored in halves, down to single writes, so that every caller gets the result of its own
 * write. While the store is unavailable the whole group fails; whether it was committed is then unknown, as for a single write.
 */
export function groupWrites(storeTogether: StoreTogether): (write: AccountWrite) => Promise<AccountSnapshot> {
  const storeGroup = async (writes: readonly PendingWrite[]): Promise<void> => {
    try {
      const nexts = await storeTogether(writes)
      for (const [index, { resolve }] of writes.entries()) resolve(nexts[index] as AccountSnapshot)
    } catch (error) {
      if (writes.length === 1 || isOutage(error)) {
        for (const { reject } of writes) reject(error)
        return
      }
      const middle = Math.ceil(writes.length / 2)
      await storeGroup(writes.slice(0, middle))
      await storeGroup(writes.slice(middle))
    }
  }
  const enqueue = batchWhileBusy<PendingWrite>(bounds, storeGroup)
  return (write) => new Promise((resolve, reject) => enqueue({ ...write, resolve, reject }))
}
