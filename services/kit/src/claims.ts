import { z } from 'zod'
import type { Caller } from './caller.ts'
import { DomainError } from './errors.ts'

/** The issuer of every token of this product. */
export const issuer = 'rostra'

const expiring = { sub: z.string().min(1), exp: z.number() }

/** What a token may say about its bearer. */
export const claimsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), ...expiring, name: z.string(), role: z.string(), sid: z.string() }),
  z.object({ kind: z.literal('guest'), ...expiring }),
  z.object({ kind: z.literal('service'), ...expiring }),
  z.object({ kind: z.literal('device'), ...expiring, name: z.string() }),
])

export type Claims = z.infer<typeof claimsSchema>

/** The person behind claims. Throws TOKEN_INVALID for the claims of a service or a browser: neither is a person. */
export function callerOf(claims: Claims): Caller {
  switch (claims.kind) {
    case 'member':
      return { kind: 'member', id: claims.sub, username: claims.name, role: claims.role, sessionId: claims.sid }
    case 'guest':
      return { kind: 'guest', id: claims.sub }
    case 'service':
    case 'device':
      throw tokenInvalid()
  }
}

export const tokenInvalid = () =>
  new DomainError('unauthenticated', 'TOKEN_INVALID', 'This sign-in is no longer valid, please log in again')
