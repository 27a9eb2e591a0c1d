import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { logIn } from '../../usecases/sessions/log-in.ts'
import { originOf } from '../origin-of.ts'
import { toWireStep } from '../second-factor/wire.ts'

export const logInRpc = unary(IdentityService.LogIn, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return toWireStep(await logIn(ports, { ...request, origin: originOf(call), signal: call.signal }))
})
