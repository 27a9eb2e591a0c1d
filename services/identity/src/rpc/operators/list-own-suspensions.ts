import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

export const listOwnSuspensionsRpc = unary(IdentityService.ListOwnSuspensions, async (_request, caller, { operatorActions }: Ports) => {
  const actions = await operatorActions.suspensionsOf(member(caller).id)
  return { changes: actions.map(({ at, action, reason }) => ({ at: at.toISOString(), suspended: action === 'account-suspended', reason })) }
})
