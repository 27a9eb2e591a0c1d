import { createTokenVerifier, type PublicKeySet, tokenInvalid, type TokenVerifier as VerifierOf } from '@rostra/kit/auth/token-verifier'
import type { Authenticate } from '@rostra/kit/rpc/server'
import type { Caller } from './caller.ts'
import { type Claims, callerOf, claimsSchema, issuer } from './claims.ts'

/** Verifies a token of this product that is for `audience`, the name of a component, and returns its claims. Throws TOKEN_INVALID. */
export type TokenVerifier = VerifierOf<Claims>

/** Verifies this product's tokens with identity's public keys. */
export const createProductVerifier = (options: { fetchKeys: () => Promise<PublicKeySet>; now?: () => number }): TokenVerifier =>
  createTokenVerifier({ issuer, claims: claimsSchema, ...options })

/** Resolves the tokens of an incoming call of the service `audience` to its caller and the calling service. Throws TOKEN_INVALID. */
export const authenticateBy =
  (verify: TokenVerifier, audience: string): Authenticate<Caller> =>
  async ({ callerToken, serviceToken }) => {
    const service = serviceToken ? await verify(serviceToken, audience) : undefined
    if (service && service.kind !== 'service') throw tokenInvalid()
    const caller: Caller = callerToken ? callerOf(await verify(callerToken, audience)) : { kind: 'anonymous' }
    return { caller, service: service?.sub ?? '' }
  }
