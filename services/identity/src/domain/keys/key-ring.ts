import type { JsonWebKey, KeyObject } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'

/** A public RSA key as RFC 7517 defines it. */
export type PublicJwk = JsonWebKey & { kid: string }

export interface SigningKey {
  kid: string
  publicJwk: PublicJwk
  privateKey: KeyObject
  createdAt: Date
}

/** The two keys whose signatures are valid. */
export interface KeyRing {
  current: SigningKey
  /** The key before the current one; absent until the first rotation. */
  previous?: SigningKey
}

const rotationPeriodMs = 30 * 86_400_000
/** Exceeds the 2 seconds between two fetches of the keys by one verifier. */
const activationDelayMs = 5_000
/** Exceeds the lifetime of a service token (10 minutes), so that a rotation never invalidates one. */
const minRotationIntervalMs = 11 * 60_000

/** Reports whether the current key is 30 days old at `now` (ms). */
export const isRotationDue = ({ current }: KeyRing, now: number): boolean => now - current.createdAt.getTime() >= rotationPeriodMs

/** Returns the key that signs at `now` (ms). A new key is published for 5 seconds before it signs, so that every verifier knows it. */
export function activeKey({ current, previous }: KeyRing, now: number): SigningKey {
  const isActive = now - current.createdAt.getTime() >= activationDelayMs
  return previous && !isActive ? previous : current
}

/** Throws ROTATED_RECENTLY when a rotation at `now` (ms) would invalidate service tokens. */
export function refuseEarlyRotation({ current, previous }: KeyRing, now: number): void {
  const ageMs = now - current.createdAt.getTime()
  if (!previous || ageMs >= minRotationIntervalMs) return
  const retryAfter = Math.ceil((minRotationIntervalMs - ageMs) / 1000)
  throw rotatedRecently(retryAfter)
}

export const rotatedRecently = (retryAfter = minRotationIntervalMs / 1000) =>
  new DomainError('state', 'ROTATED_RECENTLY', `The signing key was rotated moments ago, please wait ${retryAfter} seconds`, { retryAfter })
