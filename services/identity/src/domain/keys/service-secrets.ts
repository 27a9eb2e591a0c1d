import { createHash, timingSafeEqual } from 'node:crypto'

/** The hash of a service's secret. A service may have several during a change of its secret. */
export interface ServiceSecret {
  service: string
  sha256: Buffer
}

export const serviceSecretsPattern = /^\s*[a-z][a-z0-9-]*=[0-9a-fA-F]{64}(\s*,\s*[a-z][a-z0-9-]*=[0-9a-fA-F]{64})*\s*$/

/** Parses `name=<sha256 hex>,…`. The text must match `serviceSecretsPattern`. */
export function parseServiceSecrets(list: string): ServiceSecret[] {
  return list.split(',').map((entry) => {
    const [service = '', hex = ''] = entry.trim().split('=')
    return { service, sha256: Buffer.from(hex, 'hex') }
  })
}

/** Reports whether the secret belongs to the service, in constant time. */
export function isServiceSecret(known: readonly ServiceSecret[], service: string, secret: string): boolean {
  const sha256 = createHash('sha256').update(secret).digest()
  const matches = known.filter((entry) => timingSafeEqual(entry.sha256, sha256))
  return matches.some((entry) => entry.service === service)
}
