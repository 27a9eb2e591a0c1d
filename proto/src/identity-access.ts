import { createRpcClient } from '@rostra/kit/rpc/client'
import { createServiceCredential, type ServiceCredential } from '@rostra/kit/service-credential'
import { createTokenVerifier, type TokenVerifier } from '@rostra/kit/token-verifier'
import { IdentityService } from './identity.ts'

export interface IdentityAccess {
  /** Verifies every token of the product with identity's public keys. */
  verify: TokenVerifier
  /** This service's own token. */
  credential: ServiceCredential
  close: () => void
}

/** What a service needs of identity before it can talk with anybody: the keys, and a token of its own. */
export function connectIdentityAccess(address: string, service: string, secret: string): IdentityAccess {
  const client = createRpcClient(IdentityService, { address })
  return {
    verify: createTokenVerifier({ fetchKeys: async () => JSON.parse((await client.call(IdentityService.GetSigningKeys, {})).jwks) }),
    credential: createServiceCredential(async () => {
      const { token, expiresAt } = await client.call(IdentityService.IssueServiceToken, { service, secret })
      return { token, expiresAt: new Date(expiresAt) }
    }),
    close: client.close,
  }
}
