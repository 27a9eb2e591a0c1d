import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { logInWithCode } from '../../usecases/recovery/log-in-with-code.ts'
import { originOf } from '../origin-of.ts'
import { toWireStep } from '../second-factor/wire.ts'

export const logInWithCodeRpc = unary(IdentityService.LogInWithCode, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return toWireStep(await logInWithCode(ports, { ...request, origin: originOf(call) }))
})
