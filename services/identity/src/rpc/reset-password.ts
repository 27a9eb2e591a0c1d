import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { resetPassword } from '../usecases/reset-password.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'

export const resetPasswordRpc = unary(IdentityService.ResetPassword, async (request, _caller, ports: Ports, call) => {
  only('gateway', call)
  return { deviceToken: await resetPassword(ports, { ...request, origin: originOf(call) }) }
})
