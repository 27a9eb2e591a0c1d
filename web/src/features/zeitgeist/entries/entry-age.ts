const hour = 3_600_000

/** Returns the age label of an entry: `new` below 6 hours, `today` below 24, `yesterday` below 48, then none. Times are in milliseconds. */
export function entryAge(createdAt: number, now: number): 'new' | 'today' | 'yesterday' | null {
  const age = now - createdAt
  if (age < 6 * hour) return 'new'
  if (age < 24 * hour) return 'today'
  return age < 48 * hour ? 'yesterday' : null
}
