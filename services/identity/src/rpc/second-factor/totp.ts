import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { confirmTotp, removeTotp, startTotp } from '../../usecases/second-factor/totp.ts'
import { memberCall, provenCall } from './call.ts'

export const startTotpRpc = unary(IdentityService.StartTotp, ({ reauthentication }, caller, ports: Ports, call) =>
  startTotp(ports, provenCall(caller, call, reauthentication)),
)

export const confirmTotpRpc = unary(IdentityService.ConfirmTotp, ({ code }, caller, ports: Ports, call) =>
  confirmTotp(ports, { ...memberCall(caller, call), code }),
)

export const removeTotpRpc = unary(IdentityService.RemoveTotp, async ({ reauthentication }, caller, ports: Ports, call) => {
  await removeTotp(ports, provenCall(caller, call, reauthentication))
  return {}
})
