import { ApiError } from '../lib/errors/api-error.ts'
import type { GuestToken } from './fetch-as-caller.ts'
import type { GuestTokenBody, VisitorTokenBody } from './schemas.ts'

type Issued = GuestTokenBody & Partial<VisitorTokenBody>

interface GuestPorts {
  /** Asks the server for a token, with the current one. */
  request: (current: string | null) => Promise<Response>
  /** Milliseconds since the epoch. */
  now: () => number
  /** Returns the token that this tab stored; null without one, or when storage is blocked. */
  read: () => string | null
  write: (issued: Issued) => void
}

/** Asks for the token of a guest: a new guest, or the one of the current token. */
export const requestGuest = (current: string | null): Promise<Response> =>
  fetch('/api/guest', { method: 'POST', headers: current === null ? {} : { 'X-Guest-Token': current }, credentials: 'omit' })

/** How long before its expiry a token is renewed, in milliseconds. */
const margin = 60_000

/** Returns the server's time of a response, in milliseconds since the epoch: the browser's clock may be wrong. */
const serverTime = (response: Response, otherwise: number) => Date.parse(response.headers.get('Date') ?? '') || otherwise

/**
 * Creates a source of guest tokens. A token is fetched before the first call and renewed before it expires; concurrent calls share one
 * request. The stored token of an earlier page is renewed too, or used unchanged when the server refuses. Rejects with an `ApiError` when
 * the server refuses and there is no token.
 */
export function createGuestToken({ request, now, read, write }: GuestPorts): GuestToken {
  let token = read()
  let expiresAt = 0
  let pending: Promise<string> | null = null

  async function renew(): Promise<string> {
    const response = await request(token)
    if (!response.ok) {
      if (token === null) throw new ApiError(response.status, response.statusText, {}, response.headers.get('Retry-After'))
      expiresAt = now() + 2 * margin
      return token
    }
    const issued: Issued = await response.json()
    token = issued.token
    expiresAt = now() + Date.parse(issued.expiresAt) - serverTime(response, now())
    write(issued)
    return token
  }

  return async () => {
    if (token !== null && now() < expiresAt - margin) return token
    pending ??= renew().finally(() => {
      pending = null
    })
    return pending
  }
}
