import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { publicKeys } from '../usecases/public-keys.ts'

export const getSigningKeysRpc = unary(
  IdentityService.GetSigningKeys,
  async (_request, _caller, ports: Ports) => ({ jwks: JSON.stringify(await publicKeys(ports)) }),
  { open: true },
)
