/** How many passages a replica had made vectors of by a time, in milliseconds. */
export interface Mark {
  at: number
  made: number
}

/** Maximum number of marks, and milliseconds for which a mark counts. */
const mostMarks = 60
const windowMs = 600_000

/** Adds a mark for further passages. Keeps the last 60 of the last 10 minutes. */
export function addMark(marks: readonly Mark[], made: number, now: number): Mark[] {
  const mark = { at: now, made: (marks.at(-1)?.made ?? 0) + made }
  return [...marks, mark].filter(({ at }) => now - at <= windowMs).slice(-mostMarks)
}

/** Returns how many passages a second get vectors, pauses included. Null while that is unknown. */
export function passagesPerSecond(marks: readonly Mark[], now: number): number | null {
  const first = marks[0]
  const last = marks.at(-1)
  if (!first || !last || last.made === first.made || now <= first.at) return null
  return ((last.made - first.made) * 1_000) / (now - first.at)
}
