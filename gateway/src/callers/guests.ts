import type { Guest } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { TokenVerifier } from '@rostra/kit/token-verifier'
import { IdentityService } from '@rostra/proto/identity'
import type { Request, Response } from 'express'
import { longestToken, type ServerCookie } from './cookie-jar.ts'
import { guestHeaderOf } from './guest-header.ts'

export interface GuestPass {
  token: string
  guest: Guest
  expiresAt: Date
}

export interface Guests {
  /** The guest whose token stands in the header, else in the cookie, verified here; clears a cookie that holds none. */
  of: (request: Request, response: Response) => Promise<GuestPass | undefined>
  /** Makes a guest, or prolongs the one there is, and sets no cookie. */
  make: (present?: GuestPass) => Promise<GuestPass>
  /** The same, with the cookie. */
  issue: (response: Response, present?: GuestPass) => Promise<GuestPass>
  clear: (response: Response) => void
}

export interface GuestsOptions {
  identity: RpcClient
  verify: TokenVerifier
  cookie: ServerCookie
}

/** People without an account, told apart by a signed token, in a cookie or, where there are none, in a header. */
export function createGuests({ identity, verify, cookie }: GuestsOptions): Guests {
  const passOf = async (token: string): Promise<GuestPass | undefined> => {
    const claims = await verify(token)
    if (claims.kind !== 'guest') return undefined
    return { token, guest: { kind: 'guest', id: claims.sub }, expiresAt: new Date(claims.exp * 1000) }
  }

  const make = async (present?: GuestPass): Promise<GuestPass> => {
    const { token, expiresAt } = await identity.call(IdentityService.IssueGuestToken, { token: present?.token ?? '' })
    const pass = await passOf(token)
    if (!pass) throw new Error('identity issued a guest token that is not a guest’s')
    return { ...pass, expiresAt: new Date(expiresAt) }
  }

  return {
    of: async (request, response) => {
      const token = guestHeaderOf(request) ?? cookie.read(request)
      if (!token || token.length > longestToken) return undefined
      const pass = await passOf(token).catch((error) => {
        if (error instanceof DomainError && error.kind === 'unauthenticated') return undefined
        throw error
      })
      if (!pass) cookie.clear(response)
      return pass
    },
    make,
    issue: async (response, present) => {
      const pass = await make(present)
      cookie.write(response, pass.token, pass.expiresAt)
      return pass
    },
    clear: cookie.clear,
  }
}
