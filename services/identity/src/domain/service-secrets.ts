import { createHash, timingSafeEqual } from 'node:crypto'

/** The hash of a service's secret. A service may have several, while its secret is being changed. */
export interface ServiceSecret {
  service: string
  sha256: Buffer
}

export const serviceSecretsPattern = /^\s*[a-z][a-z0-9-]*=[0-9a-fA-F]{64}(\s*,\s*[a-z][a-z0-9-]*=[0-9a-fA-F]{64})*\s*$/

/** Reads `name=<sha256 hex>,…` as `serviceSecretsPattern` describes it. */
export function parseServiceSecrets(list: string): ServiceSecret[] {
  return list.split(',').map((entry) => {
    const [service = '', hex = ''] = entry.trim().split('=')
    return { service, sha256: Buffer.from(hex, 'hex') }
  })
}

/** Is this the service's secret? Takes the same time for every answer. */
export function isServiceSecret(known: readonly ServiceSecret[], service: string, secret: string): boolean {
  const given = createHash('sha256').update(secret).digest()
  const equal = known.filter(({ sha256 }) => timingSafeEqual(sha256, given))
  return equal.some((entry) => entry.service === service)
}
