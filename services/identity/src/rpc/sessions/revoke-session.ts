import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { activeSession } from '../../usecases/sessions/active-session.ts'
import { revokeSession } from '../../usecases/sessions/revoke-session.ts'
import { originOf } from '../origin-of.ts'

export const revokeSessionRpc = unary(IdentityService.RevokeSession, async ({ id }, caller, ports: Ports, call) => {
  await activeSession(ports, member(caller))
  await revokeSession(ports, { accountId: member(caller).id, sessionId: id, origin: originOf(call) })
  return {}
})
