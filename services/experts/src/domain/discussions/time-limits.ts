import type { Discussion } from './discussion.ts'

/** The longest time of one model call, in milliseconds. */
export const callMs = 45_000
/** The time limit of a discussion from its creation, in milliseconds. */
const totalMs = 150_000
/** The time reserved for the chair, in milliseconds. */
const chairMs = 30_000
/** The least remaining time for a revision or a second call of an expert, in milliseconds. */
const leastAnswerMs = 10_000

type Created = Pick<Discussion, 'createdAt'>

/** The deadline of the chair, in milliseconds since 1970. Derived from the stored creation time, so a takeover keeps it. */
export const endsBy = ({ createdAt }: Created): number => createdAt.getTime() + totalMs

/** The deadline of the experts, in milliseconds since 1970. */
export const answersBy = (discussion: Created): number => endsBy(discussion) - chairMs

export const hasTimeToRevise = (discussion: Created, now: number): boolean => answersBy(discussion) - now >= leastAnswerMs
