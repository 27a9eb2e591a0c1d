import { z } from 'zod'

/** A demo conversation: one message of a demo member, and its answer. */
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

/** Text without digits, links or markup. */
const plain = z
  .string()
  .min(1)
  .regex(/^(?!.*(?:\d|[<>@#*_[\]/]|\w\.\w))/, 'holds a digit, a link or markup')

const lines = z.array(z.strictObject({ text: plain.max(200), answer: plain })).min(1)

/** A subject that several demo members ask about. Line i goes to the persona at index i modulo their number. */
export const demoSubjectSchema = z.strictObject({
  /** Slugs of demo personas. */
  personas: z.array(z.string()).min(2),
  /** Lines of the days 1 to 6 ago. */
  thisWeek: lines,
  /** Lines of the days 7 to 13 ago. */
  weekBefore: lines,
})

export type DemoSubject = z.infer<typeof demoSubjectSchema>

/** What a demo member asks and what the persona answers. */
export type Line = DemoSubject['thisWeek'][number]
