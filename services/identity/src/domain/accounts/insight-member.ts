/** An account that allows the use of its chats for anonymous insights. */
export interface InsightMember {
  id: string
  createdAt: Date
  emailConfirmedAt: Date | null
  /** The mark of the network where it was registered; empty when unknown. */
  network: string
}

/** Reports whether an account counts in creators' insights: its address is confirmed. */
export const hasConfirmedAddress = ({ emailConfirmedAt }: InsightMember): boolean => emailConfirmedAt !== null

/** Accounts count in the zeitgeist once they are so old, so that throwaway ones write no insights. */
export const defaultInsightAgeMs = 7 * 86_400_000

/** Reports whether an account counts in the zeitgeist at `now` (ms): its address is confirmed, and it is old enough. */
export const countsInZeitgeist = (account: InsightMember, now: number, minAgeMs: number): boolean =>
  hasConfirmedAddress(account) && now - account.createdAt.getTime() >= minAgeMs
