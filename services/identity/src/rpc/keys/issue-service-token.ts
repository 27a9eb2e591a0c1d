import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import { mayCall } from '@rostra/proto/services'
import type { Ports } from '../../domain/ports.ts'
import { issueServiceToken } from '../../usecases/keys/issue-service-token.ts'

export const issueServiceTokenRpc = unary(
  IdentityService.IssueServiceToken,
  async (request, _caller, ports: Ports) => {
    const { token, expiresAt } = await issueServiceToken({ ...ports, mayCall }, request)
    return { token, expiresAt: expiresAt.toISOString() }
  },
  { open: true },
)
