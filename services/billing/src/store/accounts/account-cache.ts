import { LRUCache } from 'lru-cache'
import type { AccountSnapshot } from './account-writes.ts'

export interface CachedAccount {
  snapshot: AccountSnapshot
  /** When the snapshot was certainly current, in `performance.now()` time. */
  validAt: number
}

export interface AccountCache {
  get: (id: string) => CachedAccount | undefined
  set: (snapshot: AccountSnapshot, validAt: number) => void
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
    set: (snapshot, validAt) => {
      accounts.set(snapshot.account.id, { snapshot, validAt })
    },
    delete: (id) => {
      accounts.delete(id)
    },
  }
}
