import { randomUUID } from 'node:crypto'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { BillingService } from '@rostra/proto/billing'
import type { OperatorAccess } from '../bootstrap/operator-access.ts'

/** Calls a service of a product as an operator's command. */
export async function asOperator<T>(
  { operator }: { operator: OperatorAccess },
  service: 'billing' | 'identity',
  work: (client: RpcClient) => Promise<T>,
): Promise<T> {
  const { connect, close } = connectIdentityAccess('operator', operator)
  const client = connect(service, service === 'identity' ? operator.IDENTITY_ADDRESS : operator.BILLING_ADDRESS)
  try {
    return await work(client)
  } finally {
    client.close()
    close()
  }
}

/** Grants members purchased credits by the operator's RPC, over one connection. */
export const grantCredits = (product: { operator: OperatorAccess }, members: readonly { id: string }[], amount: number): Promise<void> =>
  asOperator(product, 'billing', async (billing) => {
    for (const { id: accountId } of members)
      await billing.call(BillingService.GrantCredits, { grantId: randomUUID(), accountId, amount, note: 'For a test' })
  })
