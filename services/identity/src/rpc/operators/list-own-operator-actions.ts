import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

export const listOwnOperatorActionsRpc = unary(
  IdentityService.ListOwnOperatorActions,
  async (_request, caller, { operatorActions }: Ports) => {
    const actions = await operatorActions.ofAccount(member(caller).id)
    return { actions: actions.map(({ at, action, reason }) => ({ at: at.toISOString(), action, reason })) }
  },
)
