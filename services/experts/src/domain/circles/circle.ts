/** At most so many experts are in a circle, and at least so many discuss. */
export const maxExperts = 5
export const minExperts = 2

/** What a discussion costs for each expert, in credits. Billing holds the same price for each unit of a discussion. */
export const creditsPerExpert = 2

export interface CircleEntry {
  personaId: string
  /** The persona's name when it was added, for the notice that it has left. */
  name: string
  addedAt: Date
}

/** The experts that a member has collected, in their order. */
export interface Circle {
  memberId: string
  entries: readonly CircleEntry[]
  /** Names of personas that were removed because they were deleted or made private. Empty after the member's next change. */
  left: readonly string[]
}
