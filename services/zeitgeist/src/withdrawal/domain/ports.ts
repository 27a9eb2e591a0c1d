import type { Ports as CorePorts } from '../../core/domain/ports.ts'

/** Tombstones of members who took back their consent or deleted their account: a late write of their words is found and deleted. */
export interface Withdrawals {
  /** Stores a tombstone. One that exists gets its hour anew. */
  add: (accountId: string) => Promise<void>
  /** Claims a tombstone whose sweep is due; each replica gets a different one. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Removes a tombstone once no late write is possible any more: after an hour. */
  removeExpired: (accountId: string) => Promise<void>
  /** Returns those of the accounts that have a tombstone. */
  among: (accountIds: readonly string[]) => Promise<string[]>
  /** Removes the tombstone of a member who allows the use of their chats again. */
  remove: (accountId: string) => Promise<void>
}

/** Why an entry was withdrawn before it expired. */
export type WithdrawalCause = 'person' | 'persona'

/** What the use cases of withdrawals need. */
export interface Ports extends Pick<CorePorts, 'activity' | 'people' | 'dayKeys' | 'decisions' | 'members' | 'personas' | 'minPeople'> {
  withdrawals: Withdrawals
  countWithdrawn: (cause: WithdrawalCause, entries: number) => void
}
