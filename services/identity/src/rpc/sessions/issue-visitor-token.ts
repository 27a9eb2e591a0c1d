import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { issueVisitorToken } from '../../usecases/sessions/issue-visitor-token.ts'

export const issueVisitorTokenRpc = unary(IdentityService.IssueVisitorToken, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { token, guest } = await issueVisitorToken(ports, request)
  return { token, guest: { token: guest.token, expiresAt: guest.expiresAt.toISOString() } }
})
