import { DomainError } from '@rostra/kit/errors'
import type { IssuedToken } from '@rostra/kit/service-credential'
import type { Ports } from '../domain/ports.ts'
import { isServiceSecret } from '../domain/service-secrets.ts'

const secondsToLive = 600

/** Throws UNKNOWN_SERVICE, the same for an unknown name and a wrong secret. */
export async function issueServiceToken(
  { serviceSecrets, signer }: Ports,
  { service, secret }: { service: string; secret: string },
): Promise<IssuedToken> {
  if (!isServiceSecret(serviceSecrets, service, secret))
    throw new DomainError('unauthenticated', 'UNKNOWN_SERVICE', 'No service is known by this name and secret')
  return signer.issue({ kind: 'service', sub: service }, secondsToLive)
}
