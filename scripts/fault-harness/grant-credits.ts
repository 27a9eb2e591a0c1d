import { randomUUID } from 'node:crypto'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { BillingService } from '@rostra/proto/billing'
import type { MemberClient } from './member-client.ts'
import type { ProductProcesses } from './product-processes.ts'

type Product = Pick<ProductProcesses, 'operator'>

/** Calls billing as an operator's command does. */
export async function asOperator<T>({ operator }: Product, work: (billing: RpcClient) => Promise<T>): Promise<T> {
  const access = connectIdentityAccess('operator', {
    IDENTITY_ADDRESS: operator.identityAddress,
    SERVICE_SECRET: operator.secret,
    ...operator.certificates,
  })
  const billing = access.connect('billing', operator.billingAddress)
  try {
    return await work(billing)
  } finally {
    billing.close()
    access.close()
  }
}

/** Grants a member purchased credits by the operator's RPC. */
export const grantCredits = (product: Product, { id }: Pick<MemberClient, 'id'>, amount: number): Promise<unknown> =>
  asOperator(product, (billing) =>
    billing.call(BillingService.GrantCredits, { grantId: randomUUID(), accountId: id, amount, note: 'For a test' }),
  )
