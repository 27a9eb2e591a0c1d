import type { PublicKeySet } from '@rostra/kit/auth/token-verifier'
import type { Ports } from '../../domain/ports.ts'

/** Returns the public keys that verify tokens. Reads the database on every call, because verifiers call it for an unknown key id. */
export async function publicKeySet({ signingKeys }: Pick<Ports, 'signingKeys'>): Promise<PublicKeySet> {
  const ring = await signingKeys.read()
  const keys = [ring?.current, ring?.previous].filter((key) => key !== undefined)
  return { keys: keys.map(({ publicJwk }) => publicJwk) }
}
