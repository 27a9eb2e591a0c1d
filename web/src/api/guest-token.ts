import type { GuestToken } from './fetch-as.ts'

interface GuestPorts {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since the epoch. */
  now: () => number
  /** What this tab remembers of an earlier page; null where nothing can be kept. */
  read: () => string | null
  write: (token: string) => void
}

/** A token is prolonged when this much of its life is left. */
const margin = 60_000

/** The server's time of an answer, so that a wrong clock here does no harm. */
const saidAt = (response: Response, otherwise: number) => Date.parse(response.headers.get('Date') ?? '') || otherwise

/**
 * Fetches a guest's token before the first call and prolongs it before it ends; calls at the same time share one. A token of an earlier page
 * is prolonged too, and used as it is when the server has no time. The promise rejects when no token is to be had.
 */
export function createGuestToken({ fetch, now, read, write }: GuestPorts): GuestToken {
  let token = read()
  let endsAt = 0
  let asking: Promise<string> | null = null

  async function ask(): Promise<string> {
    const headers: Record<string, string> = token === null ? {} : { 'X-Guest-Token': token }
    const response = await fetch('/api/guest', { method: 'POST', headers, credentials: 'omit' })
    if (!response.ok) {
      if (token === null) throw new Error(`${response.status}: ${response.statusText}`)
      endsAt = now() + 2 * margin
      return token
    }
    const given: { token: string; expiresAt: string } = await response.json()
    token = given.token
    endsAt = now() + Date.parse(given.expiresAt) - saidAt(response, now())
    write(token)
    return token
  }

  return async () => {
    if (token !== null && now() < endsAt - margin) return token
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
}
