import { issuer } from '@rostra/kit/claims'
import { SignJWT } from 'jose'
import { type KeyRing, signingKey } from '../domain/key-ring.ts'
import type { Signer } from '../domain/ports.ts'

export interface SignerOptions {
  ring: () => Promise<KeyRing | null>
  now: () => number
}

/** Every replica knows of a new key this long after it was made: sooner than it signs. */
const ringAgainMs = 2_000

/** Signs tokens by RS256 with the key that is due. */
export function createSigner({ ring, now }: SignerOptions): Signer {
  let reading: Promise<KeyRing | null> = Promise.resolve(null)
  let readAt = Number.NEGATIVE_INFINITY

  const latest = async () => {
    if (now() - readAt >= ringAgainMs) {
      readAt = now()
      reading = ring()
      reading.catch(() => {
        readAt = Number.NEGATIVE_INFINITY
      })
    }
    const known = await reading
    if (!known) throw new Error('there is no signing key yet')
    return known
  }

  return {
    issue: async (claims, secondsToLive) => {
      const { kid, privateKey } = signingKey(await latest(), now())
      const exp = Math.floor(now() / 1000) + secondsToLive
      const token = await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setExpirationTime(exp)
        .sign(privateKey)
      return { token, expiresAt: new Date(exp * 1000) }
    },
  }
}
