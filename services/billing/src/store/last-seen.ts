import type { Seen } from './account-writes.ts'

export interface LastSeen {
  get: (id: string) => { seen: Seen; moment: number } | undefined
  /** `moment`: when it was certainly like this. */
  set: (seen: Seen, moment: number) => void
  forget: (id: string) => void
}

/**
 * Accounts as this replica has seen them last, at most so many; those that nobody asked for the longest go first. Moments are by the process's
 * own clock.
 */
export function createLastSeen(most: number): LastSeen {
  const known = new Map<string, { seen: Seen; moment: number }>()
  return {
    get: (id) => {
      const entry = known.get(id)
      if (entry && known.delete(id)) known.set(id, entry)
      return entry
    },
    set: (seen, moment) => {
      known.delete(seen.account.id)
      if (known.size >= most) known.delete(known.keys().next().value as string)
      known.set(seen.account.id, { seen, moment })
    },
    forget: (id) => {
      known.delete(id)
    },
  }
}
