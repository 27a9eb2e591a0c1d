import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import type { Buyers } from '../domain/ports.ts'

/** Buyers as identity knows them; it answers a member about their own account only. */
export function identityBuyers(client: RpcClient): Buyers {
  return { emailOf: async (token) => (await client.call(IdentityService.GetAccount, {}, { token, deadlineMs: 2_000 })).email }
}
