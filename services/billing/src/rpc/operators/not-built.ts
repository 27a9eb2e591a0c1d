import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'

function notBuilt(): never {
  throw new DomainError('unavailable', 'NOT_BUILT', 'Not built yet')
}

export const operatorRpcs = [unary(BillingService.SearchPayments, async () => notBuilt())]
