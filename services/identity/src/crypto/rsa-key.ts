import { generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { SigningKey } from '../domain/key-ring.ts'

/** A new RSA key of 2048 bits for RS256, made off the event loop. */
export async function makeSigningKey(createdAt: Date): Promise<SigningKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const kid = randomUUID()
  const { kty, n, e } = publicKey.export({ format: 'jwk' })
  return { kid, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' }, privateKey, createdAt }
}
