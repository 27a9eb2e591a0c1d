import type { Guest } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { TokenVerifier } from '@rostra/kit/token-verifier'
import { IdentityService } from '@rostra/proto/identity'
import type { Request, Response } from 'express'
import type { ServerCookie } from './cookie-jar.ts'

export interface GuestPass {
  token: string
  guest: Guest
  expiresAt: Date
}

export interface Guests {
  /** The guest whose token the cookie holds, verified here; clears a cookie that holds none. */
  of: (request: Request, response: Response) => Promise<GuestPass | undefined>
  /** Makes a guest, or prolongs the one there is. */
  issue: (response: Response, present?: GuestPass) => Promise<GuestPass>
  clear: (response: Response) => void
}

export interface GuestsOptions {
  identity: RpcClient
  verify: TokenVerifier
  cookie: ServerCookie
}

/** People without an account, told apart by a signed token in a cookie. */
export function createGuests({ identity, verify, cookie }: GuestsOptions): Guests {
  const passOf = async (token: string): Promise<GuestPass | undefined> => {
    const claims = await verify(token)
    if (claims.kind !== 'guest') return undefined
    return { token, guest: { kind: 'guest', id: claims.sub }, expiresAt: new Date(claims.exp * 1000) }
  }

  return {
    of: async (request, response) => {
      const token = cookie.read(request)
      if (!token) return undefined
      const pass = await passOf(token).catch((error) => {
        if (error instanceof DomainError && error.kind === 'unauthenticated') return undefined
        throw error
      })
      if (!pass) cookie.clear(response)
      return pass
    },
    issue: async (response, present) => {
      const { token, expiresAt } = await identity.call(IdentityService.IssueGuestToken, { token: present?.token ?? '' })
      const pass = await passOf(token)
      if (!pass) throw new Error('identity issued a guest token that is not a guest’s')
      cookie.write(response, token, new Date(expiresAt))
      return pass
    },
    clear: cookie.clear,
  }
}
