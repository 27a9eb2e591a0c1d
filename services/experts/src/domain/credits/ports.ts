/** The credits of a member, at billing. The id of a hold is the discussion's. */
export interface Credits {
  /** Holds the price of so many experts. Throws INSUFFICIENT_CREDITS. A repetition has no further effect. */
  hold: (discussionId: string, experts: number, member: { token: string; signal?: AbortSignal }) => Promise<void>
  /** Releases the hold of a discussion that never began, if there is one. */
  release: (discussionId: string, memberId: string) => Promise<void>
}
