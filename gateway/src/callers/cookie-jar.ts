import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'

/** One cookie that only the server reads. */
export interface ServerCookie {
  read: (request: Request) => string | undefined
  write: (response: Response, value: string, expires: Date) => void
  clear: (response: Response) => void
}

/** Longer than any secret or token of ours; what exceeds it isn't one. */
const longest = 4_096

/** In production the cookie is Secure and its name starts with `__Host-`, so that no subdomain can set it. */
export function serverCookie(name: string, { production }: { production: boolean }): ServerCookie {
  const fullName = production ? `__Host-${name}` : name
  const set = (response: Response, value: string, expires: Date) => {
    const others = [response.getHeader('Set-Cookie') ?? []].flat().filter((cookie) => !String(cookie).startsWith(`${fullName}=`))
    const own = stringifySetCookie({ name: fullName, value, expires, path: '/', httpOnly: true, sameSite: 'lax', secure: production })
    response.setHeader('Set-Cookie', [...others.map(String), own])
  }
  return {
    read: ({ headers }) => {
      if (!headers.cookie?.includes(fullName)) return undefined
      const value = parseCookie(headers.cookie)[fullName]
      return value && value.length <= longest ? value : undefined
    },
    write: set,
    clear: (response) => set(response, '', new Date(0)),
  }
}
