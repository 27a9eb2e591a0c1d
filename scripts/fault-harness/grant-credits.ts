import { randomUUID } from 'node:crypto'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { BillingService } from '@rostra/proto/billing'
import type { MemberClient } from './member-client.ts'
import type { ProductProcesses } from './product-processes.ts'

/** Grants a member purchased credits by the operator's RPC. */
export async function grantCredits(
  { operator }: Pick<ProductProcesses, 'operator'>,
  { id }: Pick<MemberClient, 'id'>,
  amount: number,
): Promise<void> {
  const access = connectIdentityAccess('operator', {
    IDENTITY_ADDRESS: operator.identityAddress,
    SERVICE_SECRET: operator.secret,
    ...operator.certificates,
  })
  const billing = access.connect('billing', operator.billingAddress)
  try {
    await billing.call(BillingService.GrantCredits, { grantId: randomUUID(), accountId: id, amount, note: 'For a test' })
  } finally {
    billing.close()
    access.close()
  }
}
