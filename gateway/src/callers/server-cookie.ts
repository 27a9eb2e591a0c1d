import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'
import { guestHeaderOf } from './guest-header.ts'

/** A cookie that only the server reads. */
export interface ServerCookie {
  read: (request: Request) => string | undefined
  write: (response: Response, value: string, expires: Date) => void
  clear: (response: Response) => void
}

/** No secret or token that this product issues is longer; a longer one is ignored. */
export const maxTokenLength = 4_096

/**
 * Creates a cookie with HttpOnly and SameSite=Lax. In production it is Secure and its name starts with `__Host-`, so that no subdomain can set
 * it. A request with a guest token in its header has no cookies and gets none.
 */
export function serverCookie(name: string, { production }: { production: boolean }): ServerCookie {
  const fullName = production ? `__Host-${name}` : name
  const set = (response: Response, value: string, expires: Date) => {
    if (guestHeaderOf(response.req) !== undefined) return
    const others = [response.getHeader('Set-Cookie') ?? []].flat().filter((cookie) => !String(cookie).startsWith(`${fullName}=`))
    const own = stringifySetCookie({ name: fullName, value, expires, path: '/', httpOnly: true, sameSite: 'lax', secure: production })
    response.setHeader('Set-Cookie', [...others.map(String), own])
  }
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
