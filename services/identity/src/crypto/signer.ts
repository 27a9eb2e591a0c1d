import { signToken } from '@rostra/kit/auth/token-signer'
import { issuer } from '@rostra/platform/claims'
import { activeKey, type KeyRing } from '../domain/keys/key-ring.ts'
import type { Signer } from '../domain/sessions/ports.ts'

export interface SignerOptions {
  readKeys: () => Promise<KeyRing | null>
  now: () => number
}

/** Milliseconds between two reads of the keys. It is less than the 5 seconds before a new key signs. */
const rereadMs = 2_000

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

  return {
    issue: async (claims, secondsToLive) => {
      const key = activeKey(await latestKeys(), now())
      const exp = Math.floor(now() / 1000) + secondsToLive
      return { token: signToken({ ...claims, exp }, key, issuer), expiresAt: new Date(exp * 1000) }
    },
  }
}
