import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { register } from '../../usecases/accounts/register.ts'
import { originOf } from '../origin-of.ts'
import { toWireSignedIn } from '../wire.ts'

export const registerRpc = unary(IdentityService.Register, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return toWireSignedIn(await register(ports, { ...request, origin: originOf(call), signal: call.signal }))
})
