import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import { usernameUnknown } from '../domain/account.ts'
import { keyOf } from '../domain/email-address.ts'
import type { Ports } from '../domain/ports.ts'
import { only } from './calling-service.ts'
import { toWireAccount } from './wire.ts'

export const findAccountRpc = unary(IdentityService.FindAccount, async ({ username }, _caller, { accounts }: Ports, call) => {
  only('operator', call)
  const account = await accounts.byUsername(keyOf(username))
  if (!account) throw usernameUnknown()
  return toWireAccount(account)
})
