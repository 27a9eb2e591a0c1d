import { hasSessionHint } from '../lib/session-hint.ts'
import type { ErrorBody } from './schemas.ts'

/** Returns a guest token that is valid for the next call. */
export type GuestToken = () => Promise<string>

let guest: GuestToken | null = null

/** Makes every later call as a guest, or with null as the page's own caller again. An embed never calls as the signed-in member. */
export function actAsGuest(token: GuestToken | null) {
  guest = token
}

let onEnd = () => {}

/** Calls `listener` when a response has ended this browser's session: it ended elsewhere, and the server removed its cookie. */
export function onSessionEnd(listener: () => void) {
  onEnd = listener
}

const sessionEnded: Partial<ErrorBody> = { reason: 'SESSION_ENDED', message: 'Your session has ended, please log in again' }

/** The calls that end the session themselves, or ask whether there is one. */
const endsSession = /^\/api\/(logout|user|confirm-email|reset-password)$/

/**
 * Calls `fetch` as the page's caller: with cookies, or with a guest token and no cookie. A call whose session has ended was answered as a
 * visitor's; unless it succeeded, its answer says instead that the session has ended.
 */
export async function fetchAsCaller(path: string, init: RequestInit = {}): Promise<Response> {
  if (guest === null) {
    const hadSession = hasSessionHint()
    const response = await fetch(path, { ...init, credentials: 'include' })
    if (!hadSession || hasSessionHint() || endsSession.test(path)) return response
    onEnd()
    return response.ok ? response : Response.json(sessionEnded, { status: 401 })
  }
  const headers = new Headers(init.headers)
  headers.set('X-Guest-Token', await guest())
  return fetch(path, { ...init, headers, credentials: 'omit' })
}
