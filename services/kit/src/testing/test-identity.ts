import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import { type Claims, issuer } from '../claims.ts'
import type { ServiceCredential } from '../service-credential.ts'
import { createTokenVerifier, type TokenVerifier } from '../token-verifier.ts'

type Unexpired<T> = T extends unknown ? Omit<T, 'exp'> : never

export interface TestAccess {
  verify: TokenVerifier
  credential: ServiceCredential
  close: () => void
}

export interface TestIdentity {
  /** Goes into `createApp`'s overrides in place of the connection to identity. */
  access: TestAccess
  /** The public key, for a service under test in a process of its own. */
  jwks: JSONWebKeySet
  sign: (claims: Unexpired<Claims>, secondsToLive?: number) => Promise<string>
  member: (id: string, role?: string) => Promise<string>
  guest: (id: string) => Promise<string>
  /** The token of a calling service, for a client of the service under test. */
  service: (name: string) => ServiceCredential
}

/** A key pair of the test's own, and tokens signed with it: the service under test verifies them for real. */
export async function createTestIdentity(ownService = 'test'): Promise<TestIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }] }
  const sign: TestIdentity['sign'] = (claims, secondsToLive = 300) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(issuer)
      .setExpirationTime(Math.floor(Date.now() / 1000) + secondsToLive)
      .sign(privateKey)
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
export function testAccess(jwks: JSONWebKeySet, credential: ServiceCredential = async () => ''): TestAccess {
  return { verify: createTokenVerifier({ fetchKeys: async () => jwks }), credential, close: () => undefined }
}
