import { isRotationDue } from '../../domain/keys/key-ring.ts'
import type { Ports } from '../../domain/ports.ts'

/** Creates the first signing key, or rotates a key that is 30 days old. Of concurrent replicas only one rotates. */
export async function rotateDueKey({
  signingKeys,
  generateSigningKey,
  now,
}: Pick<Ports, 'signingKeys' | 'generateSigningKey' | 'now'>): Promise<void> {
  const ring = await signingKeys.read()
  if (ring && !isRotationDue(ring, now())) return
  await signingKeys.rotateTo(await generateSigningKey(new Date(now())), ring?.current.kid)
}
