import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { register } from '../usecases/register.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'
import { toWireSignedIn } from './wire.ts'

export const registerRpc = unary(IdentityService.Register, async (request, _caller, ports: Ports, call) => {
  only('gateway', call)
  return toWireSignedIn(await register(ports, { ...request, origin: originOf(call) }))
})
