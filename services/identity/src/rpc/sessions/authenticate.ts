import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { authenticate } from '../../usecases/sessions/authenticate.ts'

export const authenticateRpc = unary(IdentityService.Authenticate, async ({ sessionSecret }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { access, sessionExpiresAt } = await authenticate(ports, sessionSecret)
  return {
    accessToken: access.token,
    expiresAt: access.expiresAt.toISOString(),
    sessionExpiresAt: sessionExpiresAt?.toISOString() ?? '',
  }
})
