import type { JSONWebKeySet } from 'jose'
import type { Ports } from '../domain/ports.ts'

/** The keys that verify, read anew each time: whoever asks has met a key that it doesn't know. */
export async function publicKeys({ signingKeys }: Pick<Ports, 'signingKeys'>): Promise<JSONWebKeySet> {
  const ring = await signingKeys.ring()
  const keys = [ring?.current, ring?.previous].filter((key) => key !== undefined)
  return { keys: keys.map(({ publicJwk }) => publicJwk) }
}
