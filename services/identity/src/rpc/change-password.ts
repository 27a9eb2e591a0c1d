import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { changePassword } from '../usecases/change-password.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'

export const changePasswordRpc = unary(IdentityService.ChangePassword, async (request, caller, ports: Ports, call) => {
  only('gateway', call)
  await changePassword(ports, { member: member(caller), ...request, origin: originOf(call) })
  return {}
})
