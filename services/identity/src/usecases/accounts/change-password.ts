import { uniqueKey } from '../../domain/accounts/account.ts'
import { type PasswordChange, readPasswordChange } from '../../domain/accounts/new-password.ts'
import { wrongPassword } from '../../domain/accounts/reauthentication.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'

export interface ChangePassword extends PasswordChange {
  member: { id: string; sessionId: string }
  origin: Origin
  /** Aborts when the caller no longer waits. A password that still waits for its hash is then dropped. */
  signal: AbortSignal
}

/** Sets a new password and ends the member's other sessions and access keys. Throws SESSION_ENDED, VALIDATION or WRONG_PASSWORD. */
export async function changePassword(
  ports: ActiveSessionPorts & Pick<Ports, 'changes' | 'passwords' | 'audit'>,
  { member, origin, signal, ...input }: ChangePassword,
): Promise<void> {
  const { accounts, changes, passwords, sessions, audit, now } = ports
  const { account, session } = await activeSession(ports, member)
  const { currentPassword, newPassword } = readPasswordChange(input)
  const found = await accounts.credentials({ usernameKey: uniqueKey(account.username) })
  if (!found || !(await passwords.matches(currentPassword, found.passwordHash, signal))) throw wrongPassword('currentPassword')
  const passwordHash = await passwords.hash(newPassword, signal)
  const changed = await changes.setPassword(found.account, passwordHash, session.id, now())
  if (!changed) throw wrongPassword('currentPassword')
  await sessions.endAllExcept(changed, session.id)
  const at = new Date(now())
  await audit.record({ ...origin, at, event: 'password-changed', accountId: account.id, actor: 'self', agent: session.agent })
}
