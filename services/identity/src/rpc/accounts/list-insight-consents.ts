import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

export const listInsightConsentsRpc = unary(IdentityService.ListInsightConsents, async (_request, _caller, _ports: Ports, call) => {
  requireService('zeitgeist', call)
  throw new DomainError('unavailable', 'NOT_BUILT', 'Not built yet')
})
