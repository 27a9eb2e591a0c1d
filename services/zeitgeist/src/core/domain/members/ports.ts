/** What identity knows about accounts. */
export interface Members {
  /** Returns those of the accounts that allow the use of their chats now. Any number of ids. */
  consenting: (accountIds: readonly string[], signal: AbortSignal) => Promise<Set<string>>
  /**
   * Returns those of the accounts that count now, each with the mark of the network where it was registered (empty when unknown): they also
   * have a confirmed address and are old enough. Any number of ids.
   */
  counting: (accountIds: readonly string[], signal: AbortSignal) => Promise<Map<string, string>>
  /** Returns those of the words that are usernames. Any number of words. */
  namesAmong: (words: readonly string[], signal: AbortSignal) => Promise<Set<string>>
}

export interface MemberMessage {
  exchangeId: string
  accountId: string
  content: string
}

/** The messages of members, read from chat. They are held in memory only. */
export interface Messages {
  /** Returns what members wrote in these exchanges. At most 500 ids; those of guests and unknown ones are left out. */
  read: (exchangeIds: readonly string[], signal: AbortSignal) => Promise<MemberMessage[]>
}
