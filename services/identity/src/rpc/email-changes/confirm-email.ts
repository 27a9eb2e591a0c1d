import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { confirmEmail } from '../../usecases/email-changes/confirm-email.ts'
import { originOf } from '../origin-of.ts'
import { toWireAccount } from '../wire.ts'

export const confirmEmailRpc = unary(IdentityService.ConfirmEmail, async ({ token }, caller, ports: Ports, call) => {
  requireService('gateway', call)
  const member = caller.kind === 'member' ? caller : undefined
  const { account, ...outcome } = await confirmEmail(ports, { token, member, origin: originOf(call) })
  return { account: toWireAccount(account, ports.now()), ...outcome }
})
