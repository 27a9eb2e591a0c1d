import type { Account } from '../../domain/accounts/account.ts'
import { refuseSuspended } from '../../domain/accounts/suspension.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import { confirmationInvalid } from '../../domain/email-changes/email-change.ts'
import type { Ports } from '../../domain/ports.ts'
import { maxTokenLength } from '../../domain/recovery/reset-link.ts'
import { hashSecret } from '../../domain/sessions/session.ts'

export interface ConfirmEmail {
  token: string
  origin: Origin
}

/**
 * Confirms a new address, or undoes the change of an address, by the token of a mailed link. Undoing ends every session, and removes the
 * password and the second factors added since the change. Throws TOKEN_INVALID, or EMAIL_TAKEN or ACCOUNT_SUSPENDED, after which the link
 * stays valid.
 */
export async function confirmEmail(
  { emailChanges, sessions, audit, contact, now }: Pick<Ports, 'emailChanges' | 'sessions' | 'audit' | 'contact' | 'now'>,
  { token, origin }: ConfirmEmail,
): Promise<{ account: Account; undone: boolean }> {
  const hash = hashSecret(token.slice(0, maxTokenLength))
  const found = await emailChanges.find(hash, now())
  if (!found) throw confirmationInvalid()
  refuseSuspended(found.account, contact)
  const undone = found.does === 'undo'
  const account = await emailChanges[found.does](hash, now())
  if (!account) throw confirmationInvalid()
  if (undone) await sessions.closeAllExcept(account.id, null)
  const event = undone ? 'email-change-undone' : 'email-changed'
  await audit.record({ ...origin, at: new Date(now()), event, accountId: account.id, actor: 'self', agent: '' })
  return { account, undone }
}
