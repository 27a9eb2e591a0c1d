import { refuseEarlyRotation, rotatedRecently } from '../../domain/keys/key-ring.ts'
import type { Ports } from '../../domain/ports.ts'

/** Rotates the signing key and returns the new key id. Throws ROTATED_RECENTLY. */
export async function rotateSigningKey({
  signingKeys,
  generateSigningKey,
  now,
}: Pick<Ports, 'signingKeys' | 'generateSigningKey' | 'now'>): Promise<string> {
  const ring = await signingKeys.read()
  if (ring) refuseEarlyRotation(ring, now())
  const key = await generateSigningKey(new Date(now()))
  if (!(await signingKeys.rotateTo(key, ring?.current.kid))) throw rotatedRecently()
  return key.kid
}
