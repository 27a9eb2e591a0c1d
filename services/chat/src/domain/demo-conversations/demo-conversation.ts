/** A message of a demo member and its answer: a conversation of one exchange. */
export interface DemoConversation {
  /** The number of the demo member, from 0 to 23. */
  member: number
  /** The slug of the demo persona. */
  persona: string
  /** From 1 to 13, counted from the day of the first start, UTC. */
  daysAgo: number
  /** The hour of the day, UTC: 7 to 22. */
  hour: number
  text: string
  answer: string
}

/** What demo members ask and what the persona answers. */
export type Line = readonly [text: string, answer: string]

/** A subject that several demo members raise. Line i goes to the persona at i modulo their number. */
export interface DemoSubject {
  /** Slugs of demo personas. */
  personas: readonly [string, string, ...string[]]
  /** Lines of the days 1 to 6 ago. */
  thisWeek: readonly Line[]
  /** Lines of the days 7 to 13 ago. */
  weekBefore: readonly Line[]
}
