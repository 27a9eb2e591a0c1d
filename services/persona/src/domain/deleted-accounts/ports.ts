/** The tombstones of deleted accounts. */
export interface DeletedAccounts {
  add: (accountId: string) => Promise<void>
  /** Claims an account whose sweep for late writes is due. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Makes the sweep of an account due at once. */
  sweepAgain: (accountId: string) => Promise<void>
  /** Removes the tombstone of an account once it is an hour old. */
  removeExpired: (accountId: string) => Promise<void>
}
