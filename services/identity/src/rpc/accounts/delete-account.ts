import { requireService } from '@rostra/kit/rpc/require-service'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { deleteAccount } from '../../usecases/accounts/delete-account.ts'
import { originOf } from '../origin-of.ts'
import { fromWireReauthentication } from '../wire.ts'

export const deleteAccountRpc = unary(IdentityService.DeleteAccount, async ({ reauthentication: given }, caller, ports: Ports, call) => {
  requireService('gateway', call)
  const reauthentication = fromWireReauthentication(given)
  await deleteAccount(ports, { member: member(caller), reauthentication, origin: originOf(call), signal: call.signal })
  return {}
})
