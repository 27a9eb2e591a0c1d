import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { rotateSigningKey } from '../usecases/rotate-signing-key.ts'
import { only } from './calling-service.ts'

export const rotateSigningKeyRpc = unary(IdentityService.RotateSigningKey, async (_request, _caller, ports: Ports, call) => {
  only('operator', call)
  return { kid: await rotateSigningKey(ports) }
})
