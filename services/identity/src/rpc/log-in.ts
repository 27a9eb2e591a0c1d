import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { logIn } from '../usecases/log-in.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'
import { toWireSignedIn } from './wire.ts'

export const logInRpc = unary(IdentityService.LogIn, async (request, _caller, ports: Ports, call) => {
  only('gateway', call)
  return toWireSignedIn(await logIn(ports, { ...request, origin: originOf(call) }))
})
