import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { issueGuestToken } from '../usecases/issue-guest-token.ts'
import { only } from './calling-service.ts'

export const issueGuestTokenRpc = unary(IdentityService.IssueGuestToken, async (request, _caller, ports: Ports, call) => {
  only('gateway', call)
  const { token, expiresAt } = await issueGuestToken(ports, request.token)
  return { token, expiresAt: expiresAt.toISOString() }
})
