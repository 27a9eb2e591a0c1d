import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { activeSession } from '../../usecases/sessions/active-session.ts'
import { toWireAccount } from '../wire.ts'

export const getAccountRpc = unary(IdentityService.GetAccount, async (_request, caller, ports: Ports) => {
  const { account } = await activeSession(ports, member(caller))
  return toWireAccount(account, ports.now())
})
