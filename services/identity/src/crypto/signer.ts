import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { signToken } from '@rostra/kit/auth/token-signer'
import { issuer } from '@rostra/platform/claims'
import { LRUCache } from 'lru-cache'
import { activeKey, type KeyRing } from '../domain/keys/key-ring.ts'
import type { Signer } from '../domain/sessions/ports.ts'

export interface SignerOptions {
  readKeys: () => Promise<KeyRing | null>
  now: () => number
}

/** The interval between reads of the keys, in milliseconds. Shorter than the 5 seconds before a new key signs. */
const rereadMs = 2_000
/** The most cached tokens, of about 1 kB each. */
const maxReused = 10_000

/** Creates a signer that signs tokens with the active key by RS256. */
export function createSigner({ readKeys, now }: SignerOptions): Signer {
  let reading: Promise<KeyRing | null> = Promise.resolve(null)
  let readAt = Number.NEGATIVE_INFINITY

  const latestKeys = async () => {
    if (now() - readAt >= rereadMs) {
      readAt = now()
      reading = readKeys()
      // The caller receives the error; the next call reads again.
      reading.catch(() => {
        readAt = Number.NEGATIVE_INFINITY
      })
    }
    const ring = await reading
    if (!ring) throw new Error('there is no signing key yet')
    return ring
  }

  const sign = async (claims: object, secondsToLive: number): Promise<IssuedToken> => {
    const key = activeKey(await latestKeys(), now())
    const exp = Math.floor(now() / 1000) + secondsToLive
    return { token: signToken({ ...claims, exp }, key, issuer), expiresAt: new Date(exp * 1000) }
  }
  const issued = new LRUCache<string, { until: number; token: IssuedToken }>({ max: maxReused })

  return {
    issue: async (claims, secondsToLive, { reuseSeconds } = { reuseSeconds: 0 }) => {
      const key = JSON.stringify(claims)
      const known = issued.get(key)
      if (reuseSeconds > 0 && known && now() < known.until) return known.token
      const token = await sign(claims, secondsToLive)
      if (reuseSeconds > 0) issued.set(key, { token, until: now() + reuseSeconds * 1000 })
      return token
    },
  }
}
