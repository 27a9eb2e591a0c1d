import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { resetPassword } from '../../usecases/recovery/reset-password.ts'
import { originOf } from '../origin-of.ts'

export const resetPasswordRpc = unary(IdentityService.ResetPassword, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return resetPassword(ports, { ...request, origin: originOf(call), signal: call.signal })
})
