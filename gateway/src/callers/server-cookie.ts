import { sessionHint } from '@rostra/proto/http/session-hint'
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'
import { guestHeaderOf } from './guest-header.ts'

/** An HttpOnly cookie: scripts in the browser cannot read it. */
export interface ServerCookie {
  read: (request: Request) => string | undefined
  write: (response: Response, value: string, expires: Date) => void
  clear: (response: Response) => void
}

/** The longest accepted cookie value or guest token, in characters. Longer ones are ignored: no issued secret or token is as long. */
export const maxTokenLength = 4_096

/**
 * Creates a cookie with HttpOnly and SameSite=Lax. In production it is Secure and its name starts with `__Host-`, so that no subdomain can
 * set it. A request with a guest token in its header has no cookies and gets none.
 */
export function serverCookie(name: string, { production }: { production: boolean }): ServerCookie {
  const fullName = production ? `__Host-${name}` : name
  const set = (response: Response, value: string, expires: Date) =>
    setCookie(response, { name: fullName, value, expires, httpOnly: true, secure: production })
  return {
    read: (request) => {
      const { cookie } = request.headers
      if (guestHeaderOf(request) !== undefined || !cookie?.includes(fullName)) return undefined
      const value = parseCookie(cookie)[fullName]
      return value && value.length <= maxTokenLength ? value : undefined
    },
    write: set,
    clear: (response) => set(response, '', new Date(0)),
  }
}

export interface SessionCookie extends ServerCookie {
  /** Sets the hint cookie for a browser that has the session cookie but not the hint. */
  restoreHint: (request: Request, response: Response) => void
}

/** The lifetime of a restored hint, in milliseconds. When the session ends earlier, the first refused call clears the hint. */
const restoredForMs = 30 * 86_400_000

/** Creates the cookie of a session, with the hint that scripts can read: see {@link sessionHint}. */
export function sessionCookie(options: { production: boolean }): SessionCookie {
  const secret = serverCookie('rostra_session', options)
  const setHint = (response: Response, value: string, expires: Date) =>
    setCookie(response, { name: sessionHint, value, expires, secure: options.production })
  return {
    read: secret.read,
    write: (response, value, expires) => {
      secret.write(response, value, expires)
      setHint(response, '1', expires)
    },
    clear: (response) => {
      secret.clear(response)
      setHint(response, '', new Date(0))
    },
    restoreHint: (request, response) => {
      const hasHint = parseCookie(request.headers.cookie ?? '')[sessionHint] !== undefined
      if (!hasHint && secret.read(request) !== undefined) setHint(response, '1', new Date(Date.now() + restoredForMs))
    },
  }
}

/** Adds a cookie to the response in place of an earlier one of the same name. */
function setCookie(response: Response, cookie: SetCookie): void {
  if (guestHeaderOf(response.req) !== undefined) return
  const others = [response.getHeader('Set-Cookie') ?? []].flat().filter((other) => !String(other).startsWith(`${cookie.name}=`))
  response.setHeader('Set-Cookie', [...others.map(String), stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax' })])
}
