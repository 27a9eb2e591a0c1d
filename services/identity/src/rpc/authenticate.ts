import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { authenticate } from '../usecases/authenticate.ts'
import { only } from './calling-service.ts'

export const authenticateRpc = unary(IdentityService.Authenticate, async ({ sessionSecret }, _caller, ports: Ports, call) => {
  only('gateway', call)
  const { access, sessionExpiresAt } = await authenticate(ports, sessionSecret)
  return {
    accessToken: access.token,
    expiresAt: access.expiresAt.toISOString(),
    sessionExpiresAt: sessionExpiresAt?.toISOString() ?? '',
  }
})
