import { type Account, uniqueKey } from '../../domain/accounts/account.ts'
import { type Reauthentication, readReauthentication, wrongCode, wrongPassword } from '../../domain/accounts/reauthentication.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Session } from '../../domain/sessions/session.ts'
import { type CodePorts, spendCode } from '../recovery/spend-code.ts'

export interface Reauthenticate {
  account: Account
  session: Session
  reauthentication: Reauthentication
  origin: Origin
  /** Aborts when the caller no longer waits. A password that still waits for its comparison is then dropped. */
  signal: AbortSignal
}

export type ReauthenticatePorts = CodePorts & Pick<Ports, 'accounts' | 'passwords' | 'audit'>

/** Checks the password, or uses up the one-time code, of a signed-in member. Throws WRONG_PASSWORD. */
export async function reauthenticate(
  ports: ReauthenticatePorts,
  { account, session, reauthentication, origin, signal }: Reauthenticate,
): Promise<void> {
  const { password, code } = readReauthentication(reauthentication)
  const isRight = code === '' ? await hasPassword(ports, account, password, signal) : await isRightCode(ports, account, code)
  if (isRight) return
  const at = new Date(ports.now())
  await ports.audit.record({ ...origin, at, event: 'reauthentication-failed', accountId: account.id, actor: 'self', agent: session.agent })
  throw code === '' ? wrongPassword('password') : wrongCode()
}

/** A browser with a session counts as a device of the account. */
const isRightCode = async (ports: CodePorts, { email }: Account, code: string): Promise<boolean> =>
  (await spendCode(ports, uniqueKey(email), { code, fromDevice: true })).isValid

async function hasPassword(
  { accounts, passwords }: Pick<Ports, 'accounts' | 'passwords'>,
  account: Account,
  password: string,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await accounts.credentials({ usernameKey: uniqueKey(account.username) })
  return passwords.matches(password, found?.passwordHash, signal)
}
