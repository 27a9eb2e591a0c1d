import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import type { Customers } from '../../domain/payments/ports.ts'

const deadlineMs = 2_000

/** Reads customers from identity, which returns only the account of the token. */
export function identityCustomers(identity: RpcClient): Customers {
  return {
    emailOf: async (token, signal) => {
      const { email } = await identity.call(IdentityService.GetAccount, {}, { token, signal, deadlineMs })
      return email
    },
  }
}
