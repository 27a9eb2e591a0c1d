/** The counts of a persona's activity. */
export interface Activity {
  conversations: number
  messages: number
  people: number
  upvotes: number
  downvotes: number
}
