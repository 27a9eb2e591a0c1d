import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { publicKeySet } from '../../usecases/keys/public-key-set.ts'

export const getSigningKeysRpc = unary(
  IdentityService.GetSigningKeys,
  async (_request, _caller, ports: Ports) => ({ jwks: JSON.stringify(await publicKeySet(ports)) }),
  { open: true },
)
