import { createServiceCredential, type ServiceCredential } from '@rostra/kit/auth/service-credential'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createProductVerifier, type TokenVerifier } from './tokens.ts'

export interface IdentityAccess {
  /** Verifies every token of the product with identity's public keys. */
  verify: TokenVerifier
  /** This service's own token. */
  credential: ServiceCredential
  close: () => void
}

/** Connects to identity for the two things every service needs first: the public keys, and its own token. `secret` proves its name. */
export function connectIdentityAccess(address: string, service: string, secret: string): IdentityAccess {
  const client = createRpcClient(IdentityService, { address })
  return {
    verify: createProductVerifier({ fetchKeys: async () => JSON.parse((await client.call(IdentityService.GetSigningKeys, {})).jwks) }),
    credential: createServiceCredential(async () => {
      const { token, expiresAt } = await client.call(IdentityService.IssueServiceToken, { service, secret })
      return { token, expiresAt: new Date(expiresAt) }
    }),
    close: client.close,
  }
}
