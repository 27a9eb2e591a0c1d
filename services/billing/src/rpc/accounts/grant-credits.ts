import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import { parseGrant } from '../../domain/accounts/grants.ts'
import type { Ports } from '../../domain/ports.ts'
import { grantCredits } from '../../usecases/accounts/grant-credits.ts'
import { toWireBalance } from './wire.ts'

export const grantCreditsRpc = unary(
  BillingService.GrantCredits,
  async ({ grantId: id, accountId, amount, note }, _caller, ports: Ports, call) => {
    requireService('operator', call)
    return toWireBalance(await grantCredits(ports, parseGrant({ accountId, id, amount, note })))
  },
)
