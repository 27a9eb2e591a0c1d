import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { sessionEnded } from '../../domain/sessions/session.ts'
import { toWireAccount } from '../wire.ts'

export const getAccountRpc = unary(IdentityService.GetAccount, async (_request, caller, { accounts }: Ports) => {
  const account = await accounts.byId(member(caller).id)
  if (!account) throw sessionEnded()
  return toWireAccount(account)
})
