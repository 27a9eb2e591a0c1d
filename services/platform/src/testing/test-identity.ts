import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { createServiceCredential, type ServiceCredential } from '@rostra/kit/auth/service-credential'
import { signToken } from '@rostra/kit/auth/token-signer'
import type { PublicKeySet } from '@rostra/kit/auth/token-verifier'
import { createRpcClient } from '@rostra/kit/rpc/client'
import type { Scope } from '@rostra/proto/scopes'
import { serviceNames, services } from '@rostra/proto/services'
import { type Claims, gatewayAudience, issuer } from '../claims.ts'
import type { IdentityAccess } from '../identity-access.ts'
import type { Role } from '../role.ts'
import { createProductVerifier } from '../tokens.ts'

/** The claims of a test token. Without `aud` the token is for every component. */
type Signable<T> = T extends unknown ? Omit<T, 'exp' | 'aud'> & { aud?: readonly string[] } : never

const tokenSeconds = 300
const everyone = [gatewayAudience, ...serviceNames]

export interface TestIdentity {
  /** Replaces the connection to identity in the overrides of `createApp`. */
  access: IdentityAccess
  /** The public key, for a service under test that runs in its own process. */
  jwks: PublicKeySet
  sign: (claims: Signable<Claims>, secondsToLive?: number) => Promise<string>
  member: (id: string, role?: Role, confirmed?: boolean) => Promise<string>
  /** Returns the token of an API key of a member; its id is `key-<id>-<scopes>`. */
  program: (id: string, scopes: readonly Scope[]) => Promise<string>
  guest: (id: string) => Promise<string>
  /**
   * Returns the credential of a calling service, for clients of the service under test. Signed once, because RSA costs most of a call's CPU
   * time.
   */
  service: (name: string) => ServiceCredential
}

export const createKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
type KeyPair = ReturnType<typeof createKeyPair>

/** The key pair of all tests of a thread. Creating one takes up to 100 ms of CPU time. */
let sharedPair: KeyPair | undefined
function sharedKeyPair(): KeyPair {
  sharedPair ??= createKeyPair()
  return sharedPair
}

/** Creates an identity whose tokens the service under test verifies. Tokens of an identity with another key pair are refused. */
export function createTestIdentity(ownService = 'test', { publicKey, privateKey } = sharedKeyPair()): TestIdentity {
  const jwks: PublicKeySet = { keys: [{ ...(publicKey.export({ format: 'jwk' }) as JsonWebKey), kid: 'test', alg: 'RS256' }] }
  const sign: TestIdentity['sign'] = async (claims, secondsToLive = tokenSeconds) =>
    signToken({ aud: everyone, ...claims, exp: Math.floor(Date.now() / 1000) + secondsToLive }, { kid: 'test', privateKey }, issuer)
  const service = (name: string) =>
    createServiceCredential(async () => ({
      token: await sign({ kind: 'service', sub: name }),
      expiresAt: new Date(Date.now() + 1_000 * tokenSeconds),
    }))
  return {
    access: testAccess(jwks, service(ownService)),
    jwks,
    sign,
    member: (id, role = 'citizen', confirmed = true) =>
      sign({ kind: 'member', sub: id, name: id, role, sid: `session-${id}`, unconfirmed: confirmed ? undefined : true }),
    program: (id, scopes) => {
      const access = { kind: 'key' as const, name: `key of ${id}`, scopes: [...scopes] }
      return sign({ kind: 'member', sub: id, name: id, role: 'citizen', sid: `key-${id}-${scopes.join('-')}`, access })
    },
    guest: (id) => sign({ kind: 'guest', sub: id }),
    service,
  }
}

/** Verifies the tokens of a test's key pair; `credential` is the service's own token, where it calls others. */
export function testAccess(jwks: PublicKeySet, credential: ServiceCredential = async () => ''): IdentityAccess {
  return {
    verify: createProductVerifier({ fetchKeys: async () => jwks }),
    connect: (name, address) => createRpcClient(services[name].contract, { address, credential }),
    close: () => undefined,
  }
}
