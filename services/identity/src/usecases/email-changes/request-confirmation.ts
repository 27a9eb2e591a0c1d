import { type Account, uniqueKey } from '../../domain/accounts/account.ts'
import { notice } from '../../domain/mail/mail.ts'
import type { Ports } from '../../domain/ports.ts'
import { hashSecret, sessionEnded } from '../../domain/sessions/session.ts'

/**
 * Queues a mail whose link confirms the account's own address, in place of an earlier one. `account` may have another spelling of it.
 * Throws SESSION_ENDED when the account has started another epoch since it was read.
 */
export async function requestConfirmation(
  { emailChanges, mailSecrets, now }: Pick<Ports, 'emailChanges' | 'mailSecrets' | 'now'>,
  account: Account,
): Promise<Account> {
  const { id, email } = account
  const mail = notice('confirm-registration', id, email, now())
  const hash = hashSecret(mailSecrets.confirmationToken(mail.id))
  const pending = { email, emailKey: uniqueKey(email), hash, expiresAt: mail.expiresAt }
  const changed = await emailChanges.request(account, { pending, mails: [mail] }, now())
  if (!changed) throw sessionEnded()
  return changed
}
