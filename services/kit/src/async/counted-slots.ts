/** Counts work that runs at the same time. */
export interface CountedSlots {
  /** Whether the limit, or a fraction `share` of it, is reached. */
  isFull: (share?: number) => boolean
  /** Takes a slot, also beyond the limit. Returns a function that frees it, once. */
  take: () => () => void
}

/** Creates a counter of work of which at most `limit` should run at once. */
export function countedSlots(limit: number): CountedSlots {
  let taken = 0
  return {
    isFull: (share = 1) => taken >= limit * share,
    take: () => {
      let isTaken = true
      taken += 1
      return () => {
        if (isTaken) taken -= 1
        isTaken = false
      }
    },
  }
}
