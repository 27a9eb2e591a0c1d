import type { Account } from '../../domain/accounts/account.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { maxTokenLength } from '../../domain/recovery/reset-link.ts'
import type { PendingSignIn } from '../../domain/second-factor/pending-sign-in.ts'
import { type FactorMethod, factorInvalid, signInExpired } from '../../domain/second-factor/second-factor.ts'
import { hashSecret } from '../../domain/sessions/session.ts'
import { recordFailedSignIn } from '../sessions/record-failed-sign-in.ts'
import { type SignedIn, type SignInPorts, signIn } from '../sessions/sign-in.ts'
import { type GivenFactor, type UseFactorPorts, useFactor } from './use-factor.ts'

export interface LogInWithSecondFactor extends GivenFactor {
  token: string
  agent: string
  previousSessionSecret: string
  origin: Origin
}

type Needed = SignInPorts & UseFactorPorts & Pick<Ports, 'accounts' | 'pendingSignIns' | 'countWrongCode'>

/** Finishes a sign-in. Throws SECOND_FACTOR_INVALID, SECOND_FACTOR_EXPIRED, SECOND_FACTOR_UNREADABLE or ACCOUNT_SUSPENDED. */
export async function logInWithSecondFactor(ports: Needed, input: LogInWithSecondFactor): Promise<SignedIn> {
  const { token, agent, previousSessionSecret, origin, ...given } = input
  const { pendingSignIns, now } = ports
  const tokenHash = hashSecret(token.slice(0, maxTokenLength))
  const { pending, account } = await openSignIn(ports, await pendingSignIns.takeTry(tokenHash, now()))
  const factor = methodOf(given)
  const { method, issuerId } = pending
  const attempt = { method, factor, issuerId, agent, previousSessionSecret, origin }
  const used = await useFactor(ports, { account, factor, given, challenge: pending.challenge, origin, agent })
  if (!used) {
    ports.countWrongCode()
    await recordFailedSignIn(ports, account.id, attempt)
    throw factorInvalid()
  }
  // Of two concurrent right factors only one opens the session.
  if (!(await pendingSignIns.end(tokenHash))) throw signInExpired()
  return signIn(ports, account, attempt)
}

/** Returns the username of the account that signs in. Throws SECOND_FACTOR_EXPIRED. */
export async function findPendingSignIn(
  ports: Pick<Ports, 'accounts' | 'pendingSignIns' | 'now'>,
  token: string,
): Promise<{ username: string }> {
  const { account } = await openSignIn(ports, await ports.pendingSignIns.find(hashSecret(token.slice(0, maxTokenLength)), ports.now()))
  return { username: account.username }
}

/** Returns the account of a sign-in. A new epoch of the account, for example by a new password, ends it. Throws SECOND_FACTOR_EXPIRED. */
async function openSignIn(
  { accounts }: Pick<Ports, 'accounts'>,
  pending: PendingSignIn | null,
): Promise<{ pending: PendingSignIn; account: Account }> {
  const account = pending && (await accounts.byId(pending.accountId))
  if (!pending || !account?.secondFactor || account.epoch !== pending.epoch) throw signInExpired()
  return { pending, account }
}

const methodOf = ({ passkey, recoveryCode }: GivenFactor): FactorMethod => (passkey ? 'passkey' : recoveryCode ? 'recovery' : 'totp')
