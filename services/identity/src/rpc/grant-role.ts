import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { grantRole } from '../usecases/grant-role.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'
import { fromWireRole, toWireAccount, wireRoles } from './wire.ts'

export const grantRoleRpc = unary(IdentityService.GrantRole, async ({ username, role }, _caller, ports: Ports, call) => {
  only('operator', call)
  const { account, previous } = await grantRole(ports, { username, role: fromWireRole(role), origin: originOf(call) })
  return { account: toWireAccount(account), previousRole: wireRoles[previous] }
})
