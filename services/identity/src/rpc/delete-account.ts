import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { deleteAccount } from '../usecases/delete-account.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'

export const deleteAccountRpc = unary(IdentityService.DeleteAccount, async (_request, caller, ports: Ports, call) => {
  only('gateway', call)
  await deleteAccount(ports, { member: member(caller), origin: originOf(call) })
  return {}
})
