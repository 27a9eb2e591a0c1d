import { randomUUID } from 'node:crypto'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { BillingService } from '@rostra/proto/billing'
import type { MemberClient } from './member-client.ts'
import type { ProductProcesses } from './product-processes.ts'

type Product = Pick<ProductProcesses, 'operator'>

/** Calls a service as an operator's command does. */
export async function asOperator<T>(
  { operator }: Product,
  service: 'billing' | 'identity',
  work: (client: RpcClient) => Promise<T>,
): Promise<T> {
  const access = connectIdentityAccess('operator', {
    IDENTITY_ADDRESS: operator.identityAddress,
    SERVICE_SECRET: operator.secret,
    ...operator.certificates,
  })
  const client = access.connect(service, operator[`${service}Address`])
  try {
    return await work(client)
  } finally {
    client.close()
    access.close()
  }
}

/** Grants a member purchased credits by the operator's RPC. */
export const grantCredits = (product: Product, { id }: Pick<MemberClient, 'id'>, amount: number): Promise<unknown> =>
  asOperator(product, 'billing', (billing) =>
    billing.call(BillingService.GrantCredits, { grantId: randomUUID(), accountId: id, amount, note: 'For a test' }),
  )
