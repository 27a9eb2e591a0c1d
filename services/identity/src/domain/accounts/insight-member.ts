/** An account that allows the use of its chats for anonymous insights. */
export interface InsightMember {
  id: string
  createdAt: Date
  emailConfirmedAt: Date | null
  /** The mark of the network where it was registered; empty when unknown. */
  network: string
}

/** Accounts count once they are so old, so that throwaway ones write no insights. */
export const defaultInsightAgeMs = 7 * 86_400_000

/** Reports whether an account counts at `now` (ms): its address is confirmed, and it is old enough. */
export const countsInInsights = ({ createdAt, emailConfirmedAt }: InsightMember, now: number, minAgeMs: number): boolean =>
  emailConfirmedAt !== null && now - createdAt.getTime() >= minAgeMs
