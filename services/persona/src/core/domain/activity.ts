/** The counts of a persona's activity. */
export interface Activity {
  conversations: number
  messages: number
  people: number
  upvotes: number
  downvotes: number
}

/** Returns the date of a time as YYYY-MM-DD, UTC. */
export const dateOf = (at: Date): string => at.toISOString().slice(0, 10)
