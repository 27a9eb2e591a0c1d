import { randomUUID } from 'node:crypto'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import { connectIdentityAccess } from '@rostra/proto/identity-access'
import type { Person } from './person.ts'
import type { ProductProcesses } from './product-processes.ts'

/** Gives purchased credits, as an operator does. */
export async function grantCredits({ operator }: Pick<ProductProcesses, 'operator'>, { id }: Person, amount: number): Promise<void> {
  const access = connectIdentityAccess(operator.identityAddress, 'operator', operator.secret)
  const billing = createRpcClient(BillingService, { address: operator.billingAddress, credential: access.credential })
  try {
    await billing.call(BillingService.GrantCredits, { grantId: randomUUID(), accountId: id, amount, note: 'For a test' })
  } finally {
    billing.close()
    access.close()
  }
}
