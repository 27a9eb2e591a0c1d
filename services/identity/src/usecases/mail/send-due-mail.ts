import type { Account } from '../../domain/accounts/account.ts'
import type { EmailContent } from '../../domain/mail/email-content.ts'
import {
  codeEmail,
  confirmEmailEmail,
  confirmRegistrationEmail,
  emailChangedEmail,
  emailChangeEmail,
  emailProvenEmail,
  passwordChangedEmail,
  resetLinkEmail,
} from '../../domain/mail/email-templates.ts'
import { identityNoticeEmail, isIdentityNotice } from '../../domain/mail/identity-template.ts'
import { inboxSummaryEmail } from '../../domain/mail/inbox-template.ts'
import { type Mail, type Notice, needsProvenAddress, retryDelayMs } from '../../domain/mail/mail.ts'
import type { OutgoingMail } from '../../domain/mail/ports.ts'
import { accessKeyEmail, appEmail } from '../../domain/mail/program-templates.ts'
import { factorNoticeEmail, isFactorNotice } from '../../domain/mail/second-factor-templates.ts'
import {
  accountRestoredEmail,
  accountSuspendedEmail,
  personaRestoredEmail,
  personaSuspendedEmail,
} from '../../domain/mail/suspension-templates.ts'
import type { Ports } from '../../domain/ports.ts'
import { hashSecret } from '../../domain/sessions/session.ts'

type RenderPorts = Pick<Ports, 'accounts' | 'codes' | 'resetLinks' | 'mailSecrets' | 'publicUrl' | 'contact'>

/** Sends one due mail. Returns false when none is due. A failed mail is retried until it expires. */
export async function sendDueMail(ports: RenderPorts & Pick<Ports, 'mailQueue' | 'mailer' | 'countMail' | 'now'>): Promise<boolean> {
  const { mailQueue, countMail } = ports
  const mail = await mailQueue.lease()
  if (!mail) return false
  const outcome = await sendOnce(ports, mail)
  if (outcome === 'failed') {
    if (mail.attempts === 1) countMail('delayed')
    await mailQueue.retryAfter(mail, retryDelayMs(mail.attempts))
  } else {
    if (outcome !== 'dropped') countMail(outcome)
    await mailQueue.remove(mail.id)
  }
  return true
}

async function sendOnce(ports: RenderPorts & Pick<Ports, 'mailer' | 'now'>, mail: Mail) {
  if (mail.expiresAt.getTime() <= ports.now()) return 'expired'
  const outgoing = await render(ports, mail)
  return outgoing ? ports.mailer.send(outgoing) : 'dropped'
}

/**
 * Renders a mail. A requested mail makes its code or link valid and goes to the address as stored in the account. Returns null when the
 * account does not exist, the code or link has ended, or a notice has no reader.
 */
async function render(ports: RenderPorts, mail: Mail): Promise<OutgoingMail | null> {
  const { accounts, codes, resetLinks, mailSecrets, publicUrl } = ports
  const { id, expiresAt } = mail
  switch (mail.kind) {
    case 'code': {
      const account = await codes.issue(mail.emailKey, { id, expiresAt })
      return account && { id, to: account.email, ...codeEmail(account.username, mailSecrets.code(id)) }
    }
    case 'reset-link': {
      const token = mailSecrets.resetToken(id)
      const account = await resetLinks.issue(mail.emailKey, { hash: hashSecret(token), expiresAt })
      return account && { id, to: account.email, ...resetLinkEmail(account.username, `${publicUrl}/reset-password/${token}`) }
    }
    default: {
      const account = await accounts.byId(mail.accountId)
      const content = account && renderNotice(ports, mail, account)
      return content && { id, to: mail.to, ...content }
    }
  }
}

function renderNotice({ mailSecrets, publicUrl, contact }: RenderPorts, mail: Notice, account: Account): EmailContent | null {
  const { username } = account
  const links = { account: `${publicUrl}/dashboard?tab=account`, forgot: `${publicUrl}/forgot-password` }
  if (needsProvenAddress(mail.kind) && !account.emailConfirmedAt) return null
  switch (mail.kind) {
    case 'confirm-registration':
    case 'confirm-email': {
      const token = mailSecrets.confirmationToken(mail.id)
      if (account.pendingEmail?.hash !== hashSecret(token)) return null
      const link = `${publicUrl}/confirm-email#${token}`
      if (mail.kind === 'confirm-registration') return confirmRegistrationEmail(username, link)
      return confirmEmailEmail(username, link, { isFirstProof: !account.emailConfirmedAt })
    }
    case 'email-change':
      return emailChangeEmail(username, `${publicUrl}/undo-email-change#${mailSecrets.undoToken(mail.id)}`)
    case 'email-changed':
      return emailChangedEmail(username)
    case 'email-proven':
      return emailProvenEmail(username, links.forgot)
    case 'password-changed':
      return passwordChangedEmail(username, links.forgot)
    case 'access-key-created':
      return accessKeyEmail({ username, keyName: mail.keyName ?? '', links: { ...links, account: `${links.account}#keys` } })
    case 'app-allowed':
      return appEmail({ username, appName: mail.keyName ?? '', links: { ...links, account: `${links.account}#apps` } })
    case 'inbox-summary':
      // The member may have turned the mail off, or been suspended, since it was queued.
      return account.inboxMail && !account.suspension ? inboxSummaryEmail(username, mail.inboxes ?? [], publicUrl) : null
    default:
      if (isFactorNotice(mail.kind)) return factorNoticeEmail(mail.kind, username, links)
      if (isIdentityNotice(mail.kind)) return identityNoticeEmail(mail.kind, { username, label: mail.issuerLabel ?? '', links })
      return suspensionEmail(mail, { username, contact, publicUrl })
  }
}

/** Renders a notice about a suspension. */
function suspensionEmail(
  { kind, reason = '', personaName = '' }: Notice,
  { username, contact, publicUrl }: { username: string; contact: string; publicUrl: string },
): EmailContent {
  const mail = { username, reason, contact }
  if (kind === 'account-suspended') return accountSuspendedEmail(mail)
  if (kind === 'account-restored') return accountRestoredEmail(mail, `${publicUrl}/auth`)
  return kind === 'persona-suspended' ? personaSuspendedEmail(mail, personaName) : personaRestoredEmail(mail, personaName)
}
