import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { activeSession } from '../../usecases/sessions/active-session.ts'
import { toWireSecondFactor } from './wire.ts'

export const getSecondFactorRpc = unary(IdentityService.GetSecondFactor, async (_request, caller, ports: Ports) => {
  const { account, session } = await activeSession(ports, member(caller))
  return toWireSecondFactor(account, session, ports.holdsBackRole)
})
