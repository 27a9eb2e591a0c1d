import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { DomainError } from '@rostra/kit/errors'
import { isServiceSecret } from '../../domain/keys/service-secrets.ts'
import type { Ports } from '../../domain/ports.ts'

const secondsToLive = 600

interface Needed extends Pick<Ports, 'serviceSecrets' | 'signer'> {
  /** Whether a component may call a service. */
  mayCall: (caller: string, callee: string) => boolean
}

/**
 * Issues a service token for a service's secret. Throws UNKNOWN_SERVICE for an unknown name and for a wrong secret, and SERVICE_NOT_ALLOWED
 * for an audience that the service does not call.
 */
export async function issueServiceToken(
  { serviceSecrets, signer, mayCall }: Needed,
  { service, secret, audience }: { service: string; secret: string; audience: string },
): Promise<IssuedToken> {
  if (!isServiceSecret(serviceSecrets, service, secret))
    throw new DomainError('unauthenticated', 'UNKNOWN_SERVICE', 'No service is known by this name and secret')
  if (!mayCall(service, audience)) throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', `${service} does not call this service`)
  return signer.issue({ kind: 'service', sub: service, aud: [audience] }, secondsToLive)
}
