/** The most experts in a circle, and the least in a discussion. */
export const maxExperts = 5
export const minExperts = 2

/** The price of a discussion per expert, in credits. */
export const creditsPerExpert = 2

export interface CircleEntry {
  personaId: string
  /** The persona's name when it was added, for the notice that it has left. */
  name: string
  addedAt: Date
}

/** The ordered experts of a member. */
export interface Circle {
  memberId: string
  entries: readonly CircleEntry[]
  /** Names of personas that were removed because they were deleted or made private. Empty after the member's next change. */
  left: readonly string[]
}
