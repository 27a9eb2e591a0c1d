import type { Account } from '../../domain/accounts/account.ts'
import { refuseSuspended } from '../../domain/accounts/suspension.ts'
import type { Ports } from '../../domain/ports.ts'
import { signInLifetimeMs } from '../../domain/second-factor/pending-sign-in.ts'
import { type FactorMethod, methodsOf, type SecondFactor } from '../../domain/second-factor/second-factor.ts'
import { generateSecret, hashSecret, sanitizeAgent } from '../../domain/sessions/session.ts'
import { recordFailedSignIn } from '../sessions/record-failed-sign-in.ts'
import { type SignedIn, type SignInPorts, signIn } from '../sessions/sign-in.ts'
import type { SignInAttempt } from '../sessions/sign-in-attempt.ts'

/** The input for the second step of a sign-in. */
export interface AskedFactor {
  /** The token, which only the browser keeps. The database has its hash. */
  token: string
  methods: FactorMethod[]
  /** JSON; empty for an account without passkeys. */
  passkeyOptions: string
  expiresAt: Date
}

/** The outcome of the first step: a session, or a pending sign-in. */
export type SignInStep = ({ signedIn: SignedIn } | { asked: AskedFactor }) & {
  /** The id of the account whose earlier sessions the step has ended, as the first proof of its address. */
  sessionsEndedOf?: string
}

export type FirstStepPorts = SignInPorts & Pick<Ports, 'pendingSignIns' | 'passkeys'>

/** Opens the session of a member whose password or code was right, or asks for the account's second factor. Throws ACCOUNT_SUSPENDED. */
export async function finishFirstStep(ports: FirstStepPorts, account: Account, attempt: SignInAttempt): Promise<SignInStep> {
  const { secondFactor } = account
  if (!secondFactor) return { signedIn: await signIn(ports, account, attempt) }
  if (account.suspension) await recordFailedSignIn(ports, account.id, attempt)
  refuseSuspended(account, ports.contact)
  return { asked: await askFactor(ports, { ...account, secondFactor }, attempt) }
}

async function askFactor(
  { pendingSignIns, passkeys, audit, now }: FirstStepPorts,
  { id, epoch, secondFactor }: Account & { secondFactor: SecondFactor },
  { method, issuerId, agent: rawAgent, origin }: SignInAttempt,
): Promise<AskedFactor> {
  const at = new Date(now())
  const token = generateSecret()
  const expiresAt = new Date(at.getTime() + signInLifetimeMs)
  const hasPasskeys = secondFactor.passkeys.length > 0
  const { options, challenge } = hasPasskeys ? await passkeys.requestOptions(secondFactor.passkeys) : { options: '', challenge: '' }
  const byIssuer = issuerId ? { issuerId } : {}
  await pendingSignIns.add({ tokenHash: hashSecret(token), accountId: id, epoch, method, challenge, expiresAt, ...byIssuer })
  const agent = sanitizeAgent(rawAgent)
  await audit.record({ ...origin, at, event: 'second-factor-asked', method, accountId: id, actor: 'self', agent })
  return { token, methods: methodsOf(secondFactor), passkeyOptions: options, expiresAt }
}
