import { createHash } from 'node:crypto'
import { tokenInvalid } from '@rostra/kit/auth/token-verifier'
import { scopes } from '@rostra/proto/scopes'
import { z } from 'zod'
import { type Caller, resources } from './caller.ts'
import { roles } from './role.ts'

/** The issuer of every token of this product. */
export const issuer = 'rostra'

/** The audience of the tokens that browsers keep, those of guests, devices and widgets' visitors. */
export const gatewayAudience = 'gateway'

/** The audiences of a guest's token: the gateway, which keeps it as a cookie for 30 days, and the services that act for guests. */
export const guestAudiences: readonly string[] = [gatewayAudience, 'persona', 'chat', 'experts']

/** The audiences of the token of a widget's guest: without the services for which a page of our own is needed. */
export const widgetAudiences: readonly string[] = [gatewayAudience, 'persona', 'chat']

/** The audiences of the token of a sign-in: the services that the gateway calls for a member who has just signed in. */
export const signInAudiences: readonly string[] = ['identity', 'persona', 'chat', 'experts', 'billing']

/** The claims of every token. `aud` lists its audiences; a token without any is refused. */
const expiring = { sub: z.string().min(1), exp: z.number(), aud: z.array(z.string()).default([]) }

/** The schema of a token's claims. A token with an unknown role is refused with an error. */
export const claimsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('member'),
    ...expiring,
    name: z.string(),
    role: z.enum(roles),
    sid: z.string(),
    unconfirmed: z.literal(true).optional(),
    /** The program that acts for the member; its id is `sid`. */
    access: z
      .object({
        kind: z.enum(['key', 'app']),
        name: z.string(),
        scopes: z.array(z.enum(scopes)).min(1),
        budget: z.int().min(0).optional(),
        resource: z.enum(resources).optional(),
      })
      .optional(),
  }),
  z.object({ kind: z.literal('guest'), ...expiring, persona: z.string().optional() }),
  z.object({ kind: z.literal('visitor'), ...expiring, origin: z.string(), persona: z.string() }),
  z.object({ kind: z.literal('service'), ...expiring }),
  z.object({
    kind: z.literal('device'),
    ...expiring,
    name: z.string(),
    mailHash: z.string().optional(),
    /** The browser has passed the second factor of the account. */
    factor: z.literal(true).optional(),
  }),
])

export type Claims = z.infer<typeof claimsSchema>

/** Returns how a device token names the address of its account: a hash that is salted with the random id of the device. */
export const deviceMailHash = (deviceId: string, emailKey: string): string =>
  createHash('sha256').update(`${deviceId} ${emailKey}`).digest('base64url')

/** Converts claims to a caller. Throws TOKEN_INVALID for the claims of a widget's visitor, a service or a device. */
export function callerOf(claims: Claims): Caller {
  switch (claims.kind) {
    case 'member':
      return {
        kind: 'member',
        id: claims.sub,
        username: claims.name,
        role: claims.role,
        sessionId: claims.sid,
        isConfirmed: !claims.unconfirmed,
        ...(claims.access && { access: { id: claims.sid, ...claims.access } }),
      }
    case 'guest':
      return { kind: 'guest', id: claims.sub, personaId: claims.persona }
    case 'visitor':
    case 'service':
    case 'device':
      throw tokenInvalid()
  }
}
