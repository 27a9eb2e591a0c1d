import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import { readGrant } from '../domain/grant.ts'
import type { Ports } from '../domain/ports.ts'
import { grantCredits } from '../usecases/grant-credits.ts'
import { only } from './calling-service.ts'
import { toWireBalance } from './wire.ts'

export const grantCreditsRpc = unary(
  BillingService.GrantCredits,
  async ({ grantId: id, accountId, amount, note }, _caller, ports: Ports, call) => {
    only('operator', call)
    return toWireBalance(await grantCredits(ports, readGrant({ accountId, id, amount, note })))
  },
)
