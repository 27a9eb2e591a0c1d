import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { grantRole } from '../../usecases/accounts/grant-role.ts'
import { originOf } from '../origin-of.ts'
import { fromWireRole, toWireAccount, toWireRole } from '../wire.ts'

export const grantRoleRpc = unary(IdentityService.GrantRole, async ({ username, role }, _caller, ports: Ports, call) => {
  requireService('operator', call)
  const { account, previous } = await grantRole(ports, { username, role: fromWireRole(role), origin: originOf(call) })
  return { account: toWireAccount(account, ports.now()), previousRole: toWireRole(previous) }
})
