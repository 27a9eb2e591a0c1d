import { operator, readOperatedListQuery } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { toWireOperated } from './wire.ts'

export const searchAccountsRpc = unary(IdentityService.SearchAccounts, async (request, caller, { operatedAccounts }: Ports) => {
  operator(caller)
  const { accounts, total } = await operatedAccounts.search(readOperatedListQuery(request))
  return { accounts: accounts.map(toWireOperated), total }
})
