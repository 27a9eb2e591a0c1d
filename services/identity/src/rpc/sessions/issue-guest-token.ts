import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { issueGuestToken } from '../../usecases/sessions/issue-guest-token.ts'

export const issueGuestTokenRpc = unary(IdentityService.IssueGuestToken, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { token, expiresAt } = await issueGuestToken(ports, request.token)
  return { token, expiresAt: expiresAt.toISOString() }
})
