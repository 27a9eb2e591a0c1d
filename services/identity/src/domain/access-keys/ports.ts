import type { Account } from '../accounts/account.ts'
import type { AccessKey } from './access-key.ts'

export type NewAccessKey = Omit<AccessKey, 'id' | 'accountId' | 'epoch'> & { secretHash: string }

/** Stores access keys. Expired keys are listed for 30 days and returned by no other method. */
export interface AccessKeys {
  /** Stores a key and queues a notice to the member. Returns null when the account's epoch has ended. Throws KEY_LIMIT. */
  create: (account: Account, key: NewAccessKey) => Promise<AccessKey | null>
  bySecretHash: (secretHash: string, now: Date) => Promise<AccessKey | null>
  /** Returns the keys among these ids, in any order. */
  activeAmong: (ids: readonly string[], now: Date) => Promise<AccessKey[]>
  /** Stores a use of the key. */
  touch: (key: AccessKey, at: Date) => Promise<void>
  /** Returns the keys of an account, newest first. */
  ofAccount: (accountId: string) => Promise<AccessKey[]>
  /** Returns false when the account has no such key. */
  remove: (accountId: string, id: string) => Promise<boolean>
}
