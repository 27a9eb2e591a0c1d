import type { Origin } from '../domain/audit.ts'
import { readReset } from '../domain/new-password.ts'
import type { Ports } from '../domain/ports.ts'
import { resetTokenInvalid, tokenMost } from '../domain/reset-link.ts'
import { hashOf } from '../domain/session.ts'
import { issueDeviceToken } from './device-token.ts'

export interface ResetPassword {
  token: string
  newPassword: string
  origin: Origin
}

/** Sets a new password by a link, and gives the device token. Throws RESET_TOKEN_INVALID, or VALIDATION, which leaves the link alive. */
export async function resetPassword(ports: Ports, { token, origin, ...input }: ResetPassword): Promise<string> {
  const { resetLinks, changes, passwords, sessions, audit, now } = ports
  const password = readReset(input)
  const hash = hashOf(token.slice(0, tokenMost))
  if (!(await resetLinks.isAlive(hash, now()))) throw resetTokenInvalid()
  const passwordHash = await passwords.hash(password)
  const account = await changes.resetPassword(hash, passwordHash, now())
  if (!account) throw resetTokenInvalid()
  await sessions.closeAllBut(account.id, null)
  await audit.record({ ...origin, at: new Date(now()), event: 'password-reset', accountId: account.id, actor: 'self', agent: '' })
  return issueDeviceToken(ports, account)
}
