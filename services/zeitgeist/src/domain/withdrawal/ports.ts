import type { Tombstones } from '@rostra/kit/stores/tombstones'

/** Tombstones of members who took back their consent or deleted their account: a late write of their words is found and deleted. */
export interface Withdrawals extends Tombstones {
  /** Returns those of the accounts that have a tombstone. */
  among: (accountIds: readonly string[]) => Promise<string[]>
  /** Removes the tombstone of a member who allows the use of their chats again. */
  remove: (accountId: string) => Promise<void>
}
