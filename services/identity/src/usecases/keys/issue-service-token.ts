import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { DomainError } from '@rostra/kit/errors'
import { isServiceSecret } from '../../domain/keys/service-secrets.ts'
import type { Ports } from '../../domain/ports.ts'

const secondsToLive = 600

/** Issues a service token for a service's secret. Throws UNKNOWN_SERVICE for an unknown name and for a wrong secret. */
export async function issueServiceToken(
  { serviceSecrets, signer }: Pick<Ports, 'serviceSecrets' | 'signer'>,
  { service, secret }: { service: string; secret: string },
): Promise<IssuedToken> {
  if (!isServiceSecret(serviceSecrets, service, secret))
    throw new DomainError('unauthenticated', 'UNKNOWN_SERVICE', 'No service is known by this name and secret')
  return signer.issue({ kind: 'service', sub: service }, secondsToLive)
}
