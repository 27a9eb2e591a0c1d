import { LRUCache } from 'lru-cache'
import type { AccountSnapshot } from './account-rows.ts'

export interface CachedAccount {
  snapshot: AccountSnapshot
  /** The latest time at which the snapshot was certainly current, by `performance.now()`. */
  validAt: number
  /** Whether another replica has changed the account since this one did, so that a write over the snapshot would likely conflict. */
  isShared: boolean
}

export interface AccountCache {
  get: (id: string) => CachedAccount | undefined
  set: (account: CachedAccount) => void
  delete: (id: string) => void
}

/**
 * Keeps the latest known state of up to `max` accounts, the least recently used evicted first. Entries have no TTL: every write checks the
 * version, and a decision without a write checks `validAt`.
 */
export function createAccountCache(max: number): AccountCache {
  const accounts = new LRUCache<string, CachedAccount>({ max })
  return {
    get: (id) => accounts.get(id),
    set: (account) => {
      accounts.set(account.snapshot.account.id, account)
    },
    delete: (id) => {
      accounts.delete(id)
    },
  }
}
