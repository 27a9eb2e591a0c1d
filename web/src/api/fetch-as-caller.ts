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

const endedBody: Partial<ErrorBody> = { reason: 'SESSION_ENDED', message: 'Your session has ended, please log in again' }

/** Returns the answer that takes the place of one to a visitor, to a call whose session has ended. */
export const sessionEnded = (): Response => Response.json(endedBody, { status: 401 })

/** The calls that end the session themselves, or ask whether there is one. */
const endsSession = /^\/api\/(logout|user|confirm-email|reset-password)$/

/**
 * Begins to watch the session of a call of the page's own caller. The returned function is to be called once the response has arrived: it
 * reports whether the session has ended elsewhere, and tells the listener.
 */
export function watchSession(path: string): () => boolean {
  const hadSession = hasSessionHint()
  return () => {
    const isOver = hadSession && !hasSessionHint() && !endsSession.test(path)
    if (isOver) onEnd()
    return isOver
  }
}

/**
 * Calls `fetch` as the page's caller: with cookies, or with a guest token and no cookie. A call whose session has ended was answered as a
 * visitor's; unless it succeeded, its answer says instead that the session has ended.
 */
export async function fetchAsCaller(path: string, init: RequestInit = {}): Promise<Response> {
  if (guest === null) {
    const hasEnded = watchSession(path)
    const response = await fetch(path, { ...init, credentials: 'include' })
    return hasEnded() && !response.ok ? sessionEnded() : response
  }
  const headers = new Headers(init.headers)
  headers.set('X-Guest-Token', await guest())
  return fetch(path, { ...init, headers, credentials: 'omit' })
}
