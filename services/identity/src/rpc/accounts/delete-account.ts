import { requireService } from '@rostra/kit/rpc/require-service'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { deleteAccount } from '../../usecases/accounts/delete-account.ts'
import { originOf } from '../origin-of.ts'

export const deleteAccountRpc = unary(IdentityService.DeleteAccount, async (_request, caller, ports: Ports, call) => {
  requireService('gateway', call)
  await deleteAccount(ports, { member: member(caller), origin: originOf(call) })
  return {}
})
