import type { Discussion } from './discussion.ts'

/** The longest time of one model call, in milliseconds. */
export const callMs = 45_000
/** The longest time of a discussion, from its creation. */
const totalMs = 150_000
/** The chair has at least this time when all drafts are in. */
const chairMs = 30_000
/** An expert is not asked to revise, or again, when less time is left. */
const leastAnswerMs = 10_000
/** The chair is not asked when less time is left. */
const leastChairMs = 2_000

type Created = Pick<Discussion, 'createdAt'>

/** When the chair must have answered, in milliseconds since 1970. It follows from the stored time, so a takeover keeps it. */
export const endsBy = ({ createdAt }: Created): number => createdAt.getTime() + totalMs

/** When the experts must have answered. */
export const answersBy = (discussion: Created): number => endsBy(discussion) - chairMs

export const hasTimeToRevise = (discussion: Created, now: number): boolean => answersBy(discussion) - now >= leastAnswerMs

export const hasTimeForChair = (discussion: Created, now: number): boolean => endsBy(discussion) - now >= leastChairMs
