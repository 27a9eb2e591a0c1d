import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { logOut } from '../usecases/log-out.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'

export const logOutRpc = unary(IdentityService.LogOut, async ({ sessionSecret }, _caller, ports: Ports, call) => {
  only('gateway', call)
  await logOut(ports, { sessionSecret, origin: originOf(call) })
  return {}
})
