import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import { spendingOf } from '../../domain/accounts/app-spending.ts'
import type { Ports } from '../../domain/ports.ts'
import { toWireBalance } from './wire.ts'

export const getBalanceRpc = unary(BillingService.GetBalance, async (_request, caller, { accounts }: Ports) => {
  const { id, role } = member(caller)
  return toWireBalance(await accounts.getRecent(id, role))
})

export const listAppSpendingRpc = unary(BillingService.ListAppSpending, async (_request, caller, { accounts }: Ports) => {
  const { id, role } = member(caller)
  return { apps: spendingOf(await accounts.getRecent(id, role)) }
})
