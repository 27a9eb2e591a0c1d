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
  /** Documents of one transaction: 100 accounts with one ledger entry each. */
  maxWeight: 200,
  weightOf: ({ updates }: PendingWrite) => updates.reduce((sum, { entries }) => sum + entries.length, 1),
}

/**
 * Stores writes of different accounts together while two groups are under way. A group that fails, because an account has another version or an entry
 * was stored before, is stored in halves, down to single writes: every caller gets the result that its write has alone. While the store is away
 * the whole group fails; whether it was committed is then unknown, as it is for one write.
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
