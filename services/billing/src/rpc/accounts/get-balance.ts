import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { toWireBalance } from './wire.ts'

export const getBalanceRpc = unary(BillingService.GetBalance, async (_request, caller, { accounts }: Ports) => {
  const { id, role } = member(caller)
  return toWireBalance(await accounts.getRecent(id, role))
})
