import { randomUUID } from 'node:crypto'
import { readAccountNames } from '../../domain/accounts/registration.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import { findIssuer, signInExpired } from '../../domain/oidc/issuer.ts'
import type { Ports } from '../../domain/ports.ts'
import { maxTokenLength } from '../../domain/recovery/reset-link.ts'
import { hashSecret } from '../../domain/sessions/session.ts'
import { type CreateAccountPorts, createAccount } from '../accounts/create-account.ts'
import { type SignedIn, type SignInPorts, signIn } from '../sessions/sign-in.ts'

export interface SignUp {
  browserSecret: string
  username: string
  /** Used unless the issuer gave an address that counts as confirmed. */
  email: string
  insights?: boolean | undefined
  agent: string
  previousSessionSecret: string
  origin: Origin
}

/**
 * Creates the account of a person who came back from an issuer, links the identity, and signs in. Throws OIDC_EXPIRED, or VALIDATION,
 * USERNAME_TAKEN or EMAIL_TAKEN, after which another try is possible.
 */
export async function signUp(
  ports: SignInPorts & CreateAccountPorts & Pick<Ports, 'issuers' | 'oidcSignIns'>,
  { browserSecret, username, email, insights, agent, previousSessionSecret, origin }: SignUp,
): Promise<SignedIn> {
  const waiting = await ports.oidcSignIns.findSignUp(hashSecret(browserSecret.slice(0, maxTokenLength)), ports.now())
  if (!waiting) throw signInExpired()
  const { issuer, id: issuerId } = findIssuer(ports.issuers, waiting.issuerId)
  const { browserHash, subject, name, isProven } = waiting
  const names = readAccountNames({ username, email: isProven ? waiting.email : email, insights })
  const identity = { id: randomUUID(), issuer, subject, name, linkedAt: new Date(ports.now()) }
  const account = await createAccount(ports, { ...names, identities: [identity] }, { network: origin.network, isProven })
  await ports.oidcSignIns.endSignUp(browserHash)
  return signIn(ports, account, { method: 'registration', issuerId, agent, previousSessionSecret, origin })
}
