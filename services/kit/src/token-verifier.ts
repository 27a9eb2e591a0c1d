import { createHash } from 'node:crypto'
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { type Claims, claimsSchema, issuer, tokenInvalid } from './claims.ts'

export type TokenVerifier = (token: string) => Promise<Claims>

export interface TokenVerifierOptions {
  /** The public keys that are valid now. */
  fetchKeys: () => Promise<JSONWebKeySet>
  now?: () => number
}

/** A verified token is remembered this long; a signature check costs 45 µs, a look-up 2. */
const rememberedMs = 5_000
const rememberedMost = 10_000
/** Unknown key ids fetch the keys again at most this often, so that forged ones can't flood identity. */
const keysAgainMs = 2_000

/**
 * Verifies RS256 tokens with public keys only. Keys are fetched once, and again when a token names a key that isn't known yet,
 * so a rotation needs no restart. Throws TOKEN_INVALID for a token that is forged, expired or of another issuer.
 */
export function createTokenVerifier({ fetchKeys, now = Date.now }: TokenVerifierOptions): TokenVerifier {
  const remembered = new Map<string, { claims: Claims; until: number }>()
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  let fetchedAt = 0
  let fetching: Promise<void> | undefined

  const refresh = () => {
    fetching ??= fetchKeys()
      .then((set) => {
        keys = createLocalJWKSet(set)
        fetchedAt = now()
      })
      .finally(() => {
        fetching = undefined
      })
    return fetching
  }

  const check = async (token: string) => {
    if (!keys) await refresh()
    const options = { issuer, algorithms: ['RS256'], currentDate: new Date(now()) }
    const once = () => jwtVerify(token, keys as NonNullable<typeof keys>, options)
    try {
      return await once()
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now() - fetchedAt < keysAgainMs) throw error
      await refresh()
      return await once()
    }
  }

  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64')
    const known = remembered.get(hash)
    if (known && known.until > now()) return known.claims
    remembered.delete(hash)
    const claims = await check(token).then(
      ({ payload }) => claimsSchema.parse(payload),
      (error) => {
        throw error instanceof errors.JOSEError ? tokenInvalid() : error
      },
    )
    if (remembered.size >= rememberedMost) remembered.delete(remembered.keys().next().value as string)
    remembered.set(hash, { claims, until: Math.min(claims.exp * 1000, now() + rememberedMs) })
    return claims
  }
}
