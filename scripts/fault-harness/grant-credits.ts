import { randomUUID } from 'node:crypto'
import { createRpcClient } from '@rostra/kit/rpc/client'
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
  const access = connectIdentityAccess(operator.identityAddress, 'operator', operator.secret)
  const billing = createRpcClient(BillingService, { address: operator.billingAddress, credential: access.credential })
  try {
    await billing.call(BillingService.GrantCredits, { grantId: randomUUID(), accountId: id, amount, note: 'For a test' })
  } finally {
    billing.close()
    access.close()
  }
}
