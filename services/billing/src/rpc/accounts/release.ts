import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { settleHold } from '../../usecases/accounts/settle-hold.ts'
import { holdPurposeOf } from './hold-purpose.ts'

export const releaseRpc = unary(BillingService.Release, async ({ accountId, holdId }, _caller, ports: Ports, call) => {
  await settleHold(ports, { accountId, hold: { id: holdId, purpose: holdPurposeOf(call) }, deliveredUnits: 0, by: 'release' })
  return {}
})
