import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import { uniqueKey, usernameUnknown } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'
import { toWireAccount } from '../wire.ts'

export const findAccountRpc = unary(IdentityService.FindAccount, async ({ username }, _caller, ports: Ports, call) => {
  requireService('operator', call)
  const account = await ports.accounts.byUsername(uniqueKey(username))
  if (!account) throw usernameUnknown()
  return toWireAccount(account, ports.now())
})
