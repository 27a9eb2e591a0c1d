import { isDue } from '../domain/key-ring.ts'
import type { Ports } from '../domain/ports.ts'

/** Makes the first signing key, or the next one when the current one is 30 days old. The key of a replica that was faster is as good. */
export async function keepKeyFresh({ signingKeys, makeSigningKey, now }: Ports): Promise<void> {
  const ring = await signingKeys.ring()
  if (ring && !isDue(ring, now())) return
  await signingKeys.add(await makeSigningKey(new Date(now())), ring?.current.kid)
}
