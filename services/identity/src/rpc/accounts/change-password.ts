import { requireService } from '@rostra/kit/rpc/require-service'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { changePassword } from '../../usecases/accounts/change-password.ts'
import { originOf } from '../origin-of.ts'

export const changePasswordRpc = unary(IdentityService.ChangePassword, async (request, caller, ports: Ports, call) => {
  requireService('gateway', call)
  await changePassword(ports, { member: member(caller), ...request, origin: originOf(call), signal: call.signal })
  return {}
})
