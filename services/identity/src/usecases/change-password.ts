import type { Origin } from '../domain/audit.ts'
import { keyOf } from '../domain/email-address.ts'
import { type PasswordChange, readPasswordChange, wrongPassword } from '../domain/new-password.ts'
import type { Ports } from '../domain/ports.ts'
import { standing } from './standing.ts'

export interface ChangePassword extends PasswordChange {
  member: { id: string; sessionId: string }
  origin: Origin
}

/** Throws VALIDATION or WRONG_PASSWORD. */
export async function changePassword(ports: Ports, { member, origin, ...input }: ChangePassword): Promise<void> {
  const { accounts, changes, passwords, sessions, audit, now } = ports
  const { account, session } = await standing(ports, member)
  const { currentPassword, newPassword } = readPasswordChange(input)
  const known = await accounts.forLogIn(keyOf(account.username))
  if (!known || !(await passwords.matches(currentPassword, known.passwordHash))) throw wrongPassword()
  const passwordHash = await passwords.hash(newPassword)
  // First, so that the one session that stays is alive at every moment.
  await sessions.carry(session.id, known.account.epoch + 1)
  if (!(await changes.setPassword(known.account, passwordHash, now()))) throw wrongPassword()
  await sessions.closeAllBut(account.id, session.id)
  const at = new Date(now())
  await audit.record({ ...origin, at, event: 'password-changed', accountId: account.id, actor: 'self', agent: session.agent })
}
