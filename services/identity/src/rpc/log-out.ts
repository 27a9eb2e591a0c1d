import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { hashOf } from '../domain/session.ts'
import { only } from './calling-service.ts'

export const logOutRpc = unary(IdentityService.LogOut, async ({ sessionSecret }, _caller, { sessions }: Ports, call) => {
  only('gateway', call)
  await sessions.closeBySecretHash(hashOf(sessionSecret))
  return {}
})
