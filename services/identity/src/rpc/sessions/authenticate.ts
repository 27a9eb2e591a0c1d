import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import { isServiceName } from '@rostra/proto/services'
import type { Ports } from '../../domain/ports.ts'
import { authenticate } from '../../usecases/sessions/authenticate.ts'

export const authenticateRpc = unary(IdentityService.Authenticate, async ({ sessionSecret, audiences }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { access, sessionExpiresAt } = await authenticate(ports, sessionSecret, readAudiences(audiences))
  return {
    accessToken: access.token,
    expiresAt: access.expiresAt.toISOString(),
    sessionExpiresAt: sessionExpiresAt?.toISOString() ?? '',
  }
})

/** Reads the audiences of the requested token. Default: identity only. Throws VALIDATION for an unknown service. */
function readAudiences(names: readonly string[]): readonly string[] {
  if (!names.every(isServiceName)) throw new DomainError('invalid', 'VALIDATION', 'An audience is the name of a service')
  return names.length > 0 ? names : ['identity']
}
