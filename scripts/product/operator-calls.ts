import { randomUUID } from 'node:crypto'
import type { CertificateSettings } from '@rostra/kit/app/transport-security'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { BillingService } from '@rostra/proto/billing'

/** How an operator's command reaches a product. */
export interface Operator {
  identityAddress: string
  billingAddress: string
  secret: string
  certificates?: CertificateSettings
}

/** Calls a service as an operator's command does. */
export async function asOperator<T>(
  { operator }: { operator: Operator },
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

/** Grants members purchased credits by the operator's RPC, over one connection. */
export const grantCredits = (product: { operator: Operator }, members: readonly { id: string }[], amount: number): Promise<void> =>
  asOperator(product, 'billing', async (billing) => {
    for (const { id: accountId } of members)
      await billing.call(BillingService.GrantCredits, { grantId: randomUUID(), accountId, amount, note: 'For a test' })
  })
