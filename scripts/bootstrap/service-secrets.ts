import { createHash, randomBytes } from 'node:crypto'
import { callers } from '@rostra/proto/services'

export interface ServiceSecrets {
  /** The secret of a caller; undefined for a service that calls none. */
  secretOf: (caller: string) => string | undefined
  /** `name=<sha256 of its secret>,…`: identity's setting SERVICE_SECRET_HASHES. */
  hashes: string
}

/** Creates a random secret of 256 bits for every caller of services, and the hashes by which identity knows them. */
export function createServiceSecrets(): ServiceSecrets {
  const secrets = new Map(callers.map((name) => [name, randomBytes(32).toString('base64url')]))
  const hashes = [...secrets].map(([name, secret]) => `${name}=${createHash('sha256').update(secret).digest('hex')}`)
  return { secretOf: (caller) => secrets.get(caller), hashes: hashes.join(',') }
}
