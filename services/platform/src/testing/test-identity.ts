import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import type { ServiceCredential } from '@rostra/kit/auth/service-credential'
import { signToken } from '@rostra/kit/auth/token-signer'
import type { PublicKeySet } from '@rostra/kit/auth/token-verifier'
import { type Claims, issuer } from '../claims.ts'
import type { Role } from '../role.ts'
import { createProductVerifier, type TokenVerifier } from '../tokens.ts'

type Unexpired<T> = T extends unknown ? Omit<T, 'exp'> : never

export interface TestAccess {
  verify: TokenVerifier
  credential: ServiceCredential
  close: () => void
}

export interface TestIdentity {
  /** Replaces the connection to identity in the overrides of `createApp`. */
  access: TestAccess
  /** The public key, for a service under test that runs in its own process. */
  jwks: PublicKeySet
  sign: (claims: Unexpired<Claims>, secondsToLive?: number) => Promise<string>
  member: (id: string, role?: Role) => Promise<string>
  guest: (id: string) => Promise<string>
  /** The token of a calling service, for a client of the service under test. */
  service: (name: string) => ServiceCredential
}

/** Creates a key pair and signs tokens with it, which the service under test verifies for real. */
export function createTestIdentity(ownService = 'test'): TestIdentity {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwks: PublicKeySet = { keys: [{ ...(publicKey.export({ format: 'jwk' }) as JsonWebKey), kid: 'test', alg: 'RS256' }] }
  const sign: TestIdentity['sign'] = async (claims, secondsToLive = 300) =>
    signToken({ ...claims, exp: Math.floor(Date.now() / 1000) + secondsToLive }, { kid: 'test', privateKey }, issuer)
  const service = (name: string) => () => sign({ kind: 'service', sub: name })
  return {
    access: testAccess(jwks, service(ownService)),
    jwks,
    sign,
    member: (id, role = 'citizen') => sign({ kind: 'member', sub: id, name: id, role, sid: `session-${id}` }),
    guest: (id) => sign({ kind: 'guest', sub: id }),
    service,
  }
}

/** Verifies the tokens of a test's key pair; `credential` is the service's own token, where it calls others. */
export function testAccess(jwks: PublicKeySet, credential: ServiceCredential = async () => ''): TestAccess {
  return { verify: createProductVerifier({ fetchKeys: async () => jwks }), credential, close: () => undefined }
}
