import { readLimit, readPage } from '@rostra/kit/paging'
import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

const maxLimit = 100

export const listOperatorActionsRpc = unary(IdentityService.ListOperatorActions, async (request, caller, ports: Ports) => {
  operator(caller)
  const { action, page, limit } = request
  const { actions, total } = await ports.operatorActions.list({ action, page: readPage(page), limit: readLimit(limit, maxLimit) })
  const names = await ports.accounts.usernames([...new Set(actions.map(({ operatorId }) => operatorId))])
  return {
    actions: actions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString(), operatorName: names[rest.operatorId] ?? '' })),
    total,
  }
})
