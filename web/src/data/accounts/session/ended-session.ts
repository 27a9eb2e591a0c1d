import { useSyncExternalStore } from 'react'
import type { User } from '../../../api/schemas.ts'

export interface EndedSession {
  /** The member whose session ended elsewhere while this page was open; null otherwise. */
  user: User | null
  /** Changes when a member leaves the page to another reader, who must not see what the page kept. */
  reader: number
}

let current: EndedSession = { user: null, reader: 0 }
const listeners = new Set<() => void>()

function set(next: EndedSession) {
  current = next
  for (const listener of listeners) listener()
}

/** The session that ended elsewhere. The page hides what it shows, and keeps it for the same member. */
export const endedSession = {
  get: (): EndedSession => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  begin: (user: User) => current.user === null && set({ ...current, user }),
  /** Ends it: `user` has the page now, or with null a visitor. `known` is the member who had it, whose session may go on elsewhere. */
  leave: (user: User | null, known = current.user) => {
    if (known === null || (current.user === null && known.id === user?.id)) return
    set({ user: null, reader: known.id === user?.id ? current.reader : current.reader + 1 })
  },
}

export const useEndedSession = () => useSyncExternalStore(endedSession.subscribe, endedSession.get, endedSession.get)
