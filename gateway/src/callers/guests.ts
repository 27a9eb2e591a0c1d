import { DomainError } from '@rostra/kit/errors'
import type { CallerToken, RpcClient } from '@rostra/kit/rpc/client'
import type { Guest } from '@rostra/platform/caller'
import { gatewayAudience, guestAudiences } from '@rostra/platform/claims'
import type { TokenVerifier } from '@rostra/platform/tokens'
import { IdentityService } from '@rostra/proto/identity'
import { audiencesOf } from '@rostra/proto/services'
import type { Request, Response } from 'express'
import { guestHeaderOf } from './guest-header.ts'
import { maxTokenLength, type ServerCookie } from './server-cookie.ts'

export interface GuestPass {
  /** The signed guest token that the browser stores. */
  token: string
  guest: Guest
  expiresAt: Date
}

export interface Guests {
  /** Returns the guest of the verified token in the header, or else in the cookie. Clears an invalid cookie. */
  find: (request: Request, response: Response) => Promise<GuestPass | undefined>
  /** Creates a guest, or renews the given one, without a cookie. */
  create: (existing?: GuestPass) => Promise<GuestPass>
  /** Creates a guest, or renews the given one, and sets the cookie. */
  createWithCookie: (response: Response, existing?: GuestPass) => Promise<GuestPass>
  clear: (response: Response) => void
}

/** Returns the token of a guest for a call. Services that do not act for guests get none, and see an anonymous caller. */
export const guestToken =
  ({ token }: GuestPass): CallerToken =>
  async (method) =>
    guestAudiences.includes(audiencesOf(method)[0]) ? token : ''

export interface GuestsOptions {
  identity: RpcClient
  verify: TokenVerifier
  cookie: ServerCookie
}

/** Recognizes people without an account by a signed token in a cookie, or in a header where cookies are blocked. */
export function createGuests({ identity, verify, cookie }: GuestsOptions): Guests {
  const passOf = async (token: string): Promise<GuestPass | undefined> => {
    const claims = await verify(token, gatewayAudience)
    if (claims.kind !== 'guest') return undefined
    return { token, guest: { kind: 'guest', id: claims.sub }, expiresAt: new Date(claims.exp * 1000) }
  }

  const create = async (existing?: GuestPass): Promise<GuestPass> => {
    const { token, expiresAt } = await identity.call(IdentityService.IssueGuestToken, { token: existing?.token ?? '' })
    const pass = await passOf(token)
    if (!pass) throw new Error('identity issued a guest token of another kind')
    return { ...pass, expiresAt: new Date(expiresAt) }
  }

  return {
    find: async (request, response) => {
      const token = guestHeaderOf(request) ?? cookie.read(request)
      if (!token || token.length > maxTokenLength) return undefined
      const pass = await passOf(token).catch((error) => {
        if (error instanceof DomainError && error.kind === 'unauthenticated') return undefined
        throw error
      })
      if (!pass) cookie.clear(response)
      return pass
    },
    create,
    createWithCookie: async (response, existing) => {
      const pass = await create(existing)
      cookie.write(response, pass.token, pass.expiresAt)
      return pass
    },
    clear: cookie.clear,
  }
}
