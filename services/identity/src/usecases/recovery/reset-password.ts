import { readReset } from '../../domain/accounts/new-password.ts'
import { refuseSuspended } from '../../domain/accounts/suspension.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { maxTokenLength, resetTokenInvalid } from '../../domain/recovery/reset-link.ts'
import { hashSecret } from '../../domain/sessions/session.ts'
import { issueDeviceToken } from '../sessions/issue-device-token.ts'

export interface ResetPassword {
  token: string
  newPassword: string
  origin: Origin
  /** Aborts when the caller no longer waits. A password that still waits for its hash is then dropped. */
  signal: AbortSignal
}

/**
 * Sets a new password by a reset link, ends every session, and returns the account's id and a device token. Throws RESET_TOKEN_INVALID, or
 * VALIDATION or ACCOUNT_SUSPENDED, after which the link stays valid.
 */
export async function resetPassword(
  ports: Pick<Ports, 'resetLinks' | 'changes' | 'passwords' | 'sessions' | 'signer' | 'audit' | 'contact' | 'now'>,
  { token, origin, signal, ...input }: ResetPassword,
): Promise<{ accountId: string; deviceToken: string }> {
  const { resetLinks, changes, passwords, sessions, audit, contact, now } = ports
  const password = readReset(input)
  const hash = hashSecret(token.slice(0, maxTokenLength))
  const owner = await resetLinks.accountOf(hash, now())
  if (!owner) throw resetTokenInvalid()
  refuseSuspended(owner, contact)
  const passwordHash = await passwords.hash(password, signal)
  const account = await changes.resetPassword(hash, passwordHash, now())
  if (!account) throw resetTokenInvalid()
  await sessions.endAllExcept(account, null)
  await audit.record({ ...origin, at: new Date(now()), event: 'password-reset', accountId: account.id, actor: 'self', agent: '' })
  return { accountId: account.id, deviceToken: await issueDeviceToken(ports, account, { passedFactor: false }) }
}
