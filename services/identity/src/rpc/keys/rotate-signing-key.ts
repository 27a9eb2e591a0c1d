import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { rotateSigningKey } from '../../usecases/keys/rotate-signing-key.ts'

export const rotateSigningKeyRpc = unary(IdentityService.RotateSigningKey, async (_request, _caller, ports: Ports, call) => {
  requireService('operator', call)
  return { kid: await rotateSigningKey(ports) }
})
