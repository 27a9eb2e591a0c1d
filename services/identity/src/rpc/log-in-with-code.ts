import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { logInWithCode } from '../usecases/log-in-with-code.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'
import { toWireSignedIn } from './wire.ts'

export const logInWithCodeRpc = unary(IdentityService.LogInWithCode, async (request, _caller, ports: Ports, call) => {
  only('gateway', call)
  return toWireSignedIn(await logInWithCode(ports, { ...request, origin: originOf(call) }))
})
