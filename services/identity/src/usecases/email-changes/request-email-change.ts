import { type Account, uniqueKey } from '../../domain/accounts/account.ts'
import type { EmailAddress } from '../../domain/accounts/email-address.ts'
import type { RequestedChange } from '../../domain/email-changes/ports.ts'
import { notice } from '../../domain/mail/mail.ts'
import type { Ports } from '../../domain/ports.ts'
import { hashSecret, sessionEnded } from '../../domain/sessions/session.ts'

type Needed = Pick<Ports, 'emailChanges' | 'mailSecrets' | 'now'>

/**
 * Stores a new address that waits for its confirmation, and queues the mail with its link. A confirmed current address gets a
 * link that undoes the change; the reader of another one may be a stranger. Throws TOO_MANY_TRIES, or SESSION_ENDED when the account has
 * started another epoch since it was read.
 */
export async function requestEmailChange(ports: Needed, account: Account, address: EmailAddress): Promise<Account> {
  const at = ports.now()
  const changed = await ports.emailChanges.request(account, changeOf(ports, account, address, at), at)
  if (!changed) throw sessionEnded()
  return changed
}

function changeOf({ mailSecrets }: Needed, { id, email, emailConfirmedAt }: Account, address: EmailAddress, at: number): RequestedChange {
  const confirmation = notice('confirm-email', id, address.email, at)
  const hash = hashSecret(mailSecrets.confirmationToken(confirmation.id))
  const pending = { ...address, hash, expiresAt: confirmation.expiresAt }
  if (email === '' || !emailConfirmedAt) return { pending, mails: [confirmation] }
  const warning = notice('email-change', id, email, at)
  const undoLink = {
    email,
    emailKey: uniqueKey(email),
    at: new Date(at),
    hash: hashSecret(mailSecrets.undoToken(warning.id)),
    expiresAt: warning.expiresAt,
  }
  return { pending, undoLink, mails: [confirmation, warning] }
}
