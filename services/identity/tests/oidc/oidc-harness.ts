import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { proven } from '../harness.ts'
import { type Person, startTestIssuer, type TestIssuer } from './test-issuer.ts'

/** The settings of an issuer, and its own side. */
export interface ListedIssuer {
  id: string
  server: TestIssuer
  settings: object
}

/** Starts oidc-provider and returns its entry of OIDC_ISSUERS. */
export async function listIssuer(id: string, more: object = {}, configuration: object = {}): Promise<ListedIssuer> {
  const server = await startTestIssuer([`http://localhost:3000/oidc/${id}`], configuration)
  const { url, clientId, clientSecret } = server
  return { id, server, settings: { id, issuer: url, clientId, clientSecret, label: `The ${id}`, ...more } }
}

/** Begins a sign-in, visits the issuer, and returns what finishes it in the same browser. */
export async function visit(gateway: RpcClient, { id, server }: ListedIssuer, as: Person | 'cancels', next = '') {
  const { url, browserSecret } = await gateway.call(IdentityService.StartIssuerSignIn, { issuerId: id, next })
  return { issuerId: id, response: await server.visit(url, as), browserSecret }
}

/** Begins a link as a member, and visits the issuer. */
export async function visitToLink(gateway: RpcClient, token: string, { id: issuerId, server }: ListedIssuer, as: Person) {
  const { url, browserSecret } = await gateway.call(IdentityService.StartIdentityLink, { issuerId, ...proven }, { token })
  return { issuerId, response: await server.visit(url, as), browserSecret }
}

let people = 0
/** Returns a person whom the issuer has not seen. */
export const newPerson = (more: Partial<Person> = {}): Person => {
  const name = `visitor-${++people}`
  return { sub: `sub-${name}`, email: `${name}@example.org`, email_verified: true, preferred_username: name, ...more }
}

/** Signs a person up by the issuer, and returns the member. */
export async function signUpBy(gateway: RpcClient, issuer: ListedIssuer, person: Person) {
  const finish = await visit(gateway, issuer, person)
  const { signUp } = await gateway.call(IdentityService.FinishIssuerSignIn, finish)
  const { username = '', email = '' } = signUp ?? {}
  const { account, accessToken: token, sessionSecret } = await gateway.call(IdentityService.SignUpByIssuer, { ...finish, username, email })
  if (!account) throw new Error('no account')
  return { id: account.id, username, email, token, sessionSecret, account }
}
