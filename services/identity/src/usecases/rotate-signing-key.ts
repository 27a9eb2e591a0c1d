import { refuseHastyRotation, rotatedRecently } from '../domain/key-ring.ts'
import type { Ports } from '../domain/ports.ts'

/** Makes a new signing key and gives its id. Throws ROTATED_RECENTLY when the last one is too young. */
export async function rotateSigningKey({ signingKeys, makeSigningKey, now }: Ports): Promise<string> {
  const ring = await signingKeys.ring()
  if (ring) refuseHastyRotation(ring, now())
  const key = await makeSigningKey(new Date(now()))
  if (!(await signingKeys.add(key, ring?.current.kid))) throw rotatedRecently()
  return key.kid
}
