import { member } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'

export const revokeSessionRpc = unary(IdentityService.RevokeSession, async ({ id }, caller, { sessions }: Ports) => {
  const closed = await sessions.close(member(caller).id, id)
  if (!closed) throw new DomainError('not_found', 'SESSION_NOT_FOUND', 'This session has ended already')
  return {}
})
