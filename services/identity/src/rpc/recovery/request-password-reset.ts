import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { requestMail } from '../../usecases/mail/request-mail.ts'

export const requestPasswordResetRpc = unary(IdentityService.RequestPasswordReset, async ({ email }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  await requestMail(ports, 'reset-link', email)
  return {}
})
