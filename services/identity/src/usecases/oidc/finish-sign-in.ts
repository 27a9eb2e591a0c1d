import { randomUUID } from 'node:crypto'
import { type Account, uniqueKey } from '../../domain/accounts/account.ts'
import { findIssuer, type Issuer, signInExpired } from '../../domain/oidc/issuer.ts'
import { addressHasAccount } from '../../domain/oidc/linked-identity.ts'
import type { StartedSignIn, WaitingSignUp } from '../../domain/oidc/ports.ts'
import { flowOf, type IssuerClaims, oidcLifetimeMs } from '../../domain/oidc/sign-in-flow.ts'
import { suggestUsernames } from '../../domain/oidc/suggest-username.ts'
import type { Ports } from '../../domain/ports.ts'
import { maxTokenLength } from '../../domain/recovery/reset-link.ts'
import { requireSecondFactor } from '../../domain/second-factor/second-factor.ts'
import { hashSecret, sanitizeAgent } from '../../domain/sessions/session.ts'
import { type ProveEmailPorts, proveOwnEmail } from '../email-changes/prove-email.ts'
import { type FirstStepPorts, finishFirstStep, type SignInStep } from '../second-factor/finish-first-step.ts'
import { activeSession } from '../sessions/active-session.ts'
import type { SignInAttempt } from '../sessions/sign-in-attempt.ts'

export interface FinishSignIn extends Pick<SignInAttempt, 'agent' | 'previousSessionSecret' | 'origin'> {
  issuerId: string
  /** The query with which the issuer sent the browser back. */
  response: string
  /** The secret in the browser's cookie; empty for none. */
  browserSecret: string
  /** The signed-in member of the browser; absent for none. */
  member?: { id: string; sessionId: string } | undefined
}

/** What a new member still has to choose. */
export interface AskedSignUp extends Pick<WaitingSignUp, 'email' | 'isProven'> {
  label: string
  /** A free username; empty when none could be made. */
  username: string
}

/** The outcome: a step of a sign-in, a sign-up that waits, or the name of the issuer whose identity was linked. */
export type FinishedSignIn = { next: string } & (SignInStep | { signUp: AskedSignUp } | Linked)

interface Linked {
  linked: string
  /** Whether the identity was the first proof of the address, which has ended the account's other sessions. */
  sessionsEnded: boolean
}

type FinishPorts = FirstStepPorts & ProveEmailPorts & Pick<Ports, 'accounts' | 'issuers' | 'issuerClient' | 'oidcSignIns' | 'identities'>

/**
 * Finishes what the browser began at an issuer: signs in to the linked account, links the identity to the account of the member, or
 * waits for a username. An account with the same address is never linked by itself; the address of a linked one is proven by an issuer
 * that is trusted and calls it verified. Throws OIDC_EXPIRED, OIDC_DENIED, OIDC_REFUSED, ISSUER_UNAVAILABLE, EMAIL_TAKEN or
 * ACCOUNT_SUSPENDED, and for a link SESSION_ENDED, IDENTITY_TAKEN or IDENTITY_EXISTS.
 */
export async function finishSignIn(ports: FinishPorts, input: FinishSignIn): Promise<FinishedSignIn> {
  const { issuerId, response, browserSecret, member } = input
  const issuer = findIssuer(ports.issuers, issuerId)
  const state = new URLSearchParams(response).get('state') ?? ''
  const hashes = [state, browserSecret].map((secret) => hashSecret(secret.slice(0, maxTokenLength))) as [string, string]
  const started = await ports.oidcSignIns.take(...hashes, ports.now())
  if (started?.issuerId !== issuer.id) throw signInExpired()
  const claims = await ports.issuerClient.claims(issuer, response, flowOf(browserSecret, state))
  const { next } = started
  if (started.accountId) return { next, ...(await linkIdentity(ports, { issuer, claims, started, member, origin: input.origin })) }
  const account = await ports.identities.accountOf(issuer.issuer, claims.subject)
  if (!account) return { next, signUp: await askUsername(ports, { issuer, claims, browserHash: started.browserHash }) }
  const { agent, previousSessionSecret, origin } = input
  const proof = { agent: sanitizeAgent(agent), origin, keptSessionId: null }
  const proven = proves(issuer, claims, account) ? await proveOwnEmail(ports, account, proof) : null
  const step = await finishFirstStep(ports, proven ?? account, { method: 'oidc', issuerId, agent, previousSessionSecret, origin })
  return { next, ...step, ...(proven && { sessionsEndedOf: proven.id }) }
}

/** Whether the claims are the first proof of an account's address. */
const proves = ({ trustEmail }: Issuer, { email, emailVerified }: IssuerClaims, account: Account): boolean =>
  trustEmail && emailVerified && !account.emailConfirmedAt && uniqueKey(email) === uniqueKey(account.email)

interface LinkIdentity extends Pick<FinishSignIn, 'member' | 'origin'> {
  issuer: Issuer
  claims: IssuerClaims
  started: StartedSignIn
}

/** Links the identity to the account of the session that began it. */
async function linkIdentity(ports: FinishPorts, { issuer, claims, started, member, origin }: LinkIdentity): Promise<Linked> {
  if (!member || member.id !== started.accountId || member.sessionId !== started.sessionId) throw signInExpired()
  const { account, session } = await activeSession(ports, member)
  requireSecondFactor(account, session)
  const at = new Date(ports.now())
  const identity = { id: randomUUID(), issuer: issuer.issuer, subject: claims.subject, name: nameOf(claims), linkedAt: at }
  if (!(await ports.identities.link(account, identity, issuer.label, at.getTime()))) throw signInExpired()
  const { agent, id: keptSessionId } = session
  await ports.audit.record({ ...origin, at, event: 'identity-linked', accountId: account.id, actor: 'self', agent })
  const proven = proves(issuer, claims, account) && (await proveOwnEmail(ports, account, { agent, origin, keptSessionId }))
  return { linked: issuer.label, sessionsEnded: Boolean(proven) }
}

interface AskUsername {
  issuer: Issuer
  claims: IssuerClaims
  browserHash: string
}

async function askUsername(ports: FinishPorts, { issuer, claims, browserHash }: AskUsername): Promise<AskedSignUp> {
  const { subject, email } = claims
  if (email && (await ports.accounts.credentials({ emailKey: uniqueKey(email) }))) throw addressHasAccount(issuer.label)
  const isProven = email !== '' && issuer.trustEmail && claims.emailVerified
  const names = suggestUsernames(claims)
  const taken = await ports.accounts.takenKeys(names.map(uniqueKey))
  const username = names.find((name) => !taken.includes(uniqueKey(name))) ?? ''
  const expiresAt = new Date(ports.now() + oidcLifetimeMs)
  await ports.oidcSignIns.keepSignUp({ browserHash, issuerId: issuer.id, subject, email, isProven, name: nameOf(claims), expiresAt })
  return { label: issuer.label, username, email, isProven }
}

const nameOf = ({ email, preferredUsername }: IssuerClaims) => email || preferredUsername
