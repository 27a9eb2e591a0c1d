import type { KeyObject } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { JWK } from 'jose'

export interface SigningKey {
  kid: string
  publicJwk: JWK
  privateKey: KeyObject
  createdAt: Date
}

/** The two keys whose signatures count. */
export interface KeyRing {
  current: SigningKey
  /** The one before; none after the very first start. */
  previous?: SigningKey
}

const lifeMs = 30 * 86_400_000
/** Longer than the 2 seconds during which a verifier that has just fetched the keys doesn't fetch them again. */
const settleMs = 5_000
/** Longer than a service token lives (10 minutes), so that a rotation never leaves a valid one without its key. */
const restMs = 11 * 60_000

export const isDue = ({ current }: KeyRing, now: number): boolean => now - current.createdAt.getTime() >= lifeMs

/** The key to sign with at `now` (ms). A new key is published for 5 seconds before it signs, so that every verifier can know it by then. */
export function signingKey({ current, previous }: KeyRing, now: number): SigningKey {
  const settled = now - current.createdAt.getTime() >= settleMs
  return previous && !settled ? previous : current
}

/** Throws ROTATED_RECENTLY when a rotation at `now` would invalidate tokens that services still use. */
export function refuseHastyRotation({ current, previous }: KeyRing, now: number): void {
  const restedMs = now - current.createdAt.getTime()
  if (!previous || restedMs >= restMs) return
  const retryAfter = Math.ceil((restMs - restedMs) / 1000)
  throw rotatedRecently(retryAfter)
}

export const rotatedRecently = (retryAfter = restMs / 1000) =>
  new DomainError('state', 'ROTATED_RECENTLY', `The signing key was rotated moments ago, please wait ${retryAfter} seconds`, { retryAfter })
