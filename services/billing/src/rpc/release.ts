import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../domain/ports.ts'
import { settleHold } from '../usecases/settle-hold.ts'
import { soldBy } from './calling-service.ts'

export const releaseRpc = unary(BillingService.Release, async ({ accountId, holdId }, _caller, ports: Ports, call) => {
  await settleHold(ports, { accountId, held: { id: holdId, kind: soldBy(call) }, wasHad: false, by: 'release' })
  return {}
})
