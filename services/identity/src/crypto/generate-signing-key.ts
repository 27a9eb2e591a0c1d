import { generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { SigningKey } from '../domain/keys/key-ring.ts'

/** Generates a 2048-bit RSA key for RS256, off the event loop. */
export async function generateSigningKey(createdAt: Date): Promise<SigningKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const kid = randomUUID()
  const { kty, n, e } = publicKey.export({ format: 'jwk' })
  return { kid, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' }, privateKey, createdAt }
}
