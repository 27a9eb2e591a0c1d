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
import { type Mail, type NoticeDetails, retryDelayMs } from '../../domain/mail/mail.ts'
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
 * account does not exist, or the code or link has ended.
 */
async function render(ports: RenderPorts, mail: Mail): Promise<OutgoingMail | null> {
  const { accounts, codes, resetLinks, mailSecrets, publicUrl, contact } = ports
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
    case 'confirm-registration':
    case 'confirm-email': {
      const token = mailSecrets.confirmationToken(id)
      const account = await accounts.byId(mail.accountId)
      if (account?.pendingEmail?.hash !== hashSecret(token)) return null
      const renderMail = mail.kind === 'confirm-email' ? confirmEmailEmail : confirmRegistrationEmail
      return { id, to: mail.to, ...renderMail(account.username, `${publicUrl}/confirm-email#${token}`) }
    }
    case 'email-change': {
      const account = await accounts.byId(mail.accountId)
      const link = `${publicUrl}/undo-email-change#${mailSecrets.undoToken(id)}`
      return account && { id, to: mail.to, ...emailChangeEmail(account.username, link) }
    }
    case 'email-changed': {
      const account = await accounts.byId(mail.accountId)
      return account && { id, to: mail.to, ...emailChangedEmail(account.username) }
    }
    case 'email-proven': {
      const account = await accounts.byId(mail.accountId)
      return account && { id, to: mail.to, ...emailProvenEmail(account.username, `${publicUrl}/forgot-password`) }
    }
    case 'password-changed': {
      const account = await accounts.byId(mail.accountId)
      return account && { id, to: mail.to, ...passwordChangedEmail(account.username, `${publicUrl}/forgot-password`) }
    }
    case 'access-key-created': {
      const account = await accounts.byId(mail.accountId)
      const links = { account: `${publicUrl}/dashboard?tab=account#keys`, forgot: `${publicUrl}/forgot-password` }
      return account && { id, to: mail.to, ...accessKeyEmail({ username: account.username, keyName: mail.keyName ?? '', links }) }
    }
    case 'app-allowed': {
      const account = await accounts.byId(mail.accountId)
      const links = { account: `${publicUrl}/dashboard?tab=account#apps`, forgot: `${publicUrl}/forgot-password` }
      return account && { id, to: mail.to, ...appEmail({ username: account.username, appName: mail.keyName ?? '', links }) }
    }
    case 'inbox-summary': {
      const account = await accounts.byId(mail.accountId)
      // The member may have turned the mail off, or been suspended, since it was queued.
      if (!account?.inboxMail || account.suspension) return null
      return { id, to: mail.to, ...inboxSummaryEmail(account.username, mail.inboxes ?? [], publicUrl) }
    }
    default: {
      const account = await accounts.byId(mail.accountId)
      const links = { account: `${publicUrl}/dashboard?tab=account`, forgot: `${publicUrl}/forgot-password` }
      if (account && isFactorNotice(mail.kind)) return { id, to: mail.to, ...factorNoticeEmail(mail.kind, account.username, links) }
      if (account && isIdentityNotice(mail.kind)) {
        const { username } = account
        return { id, to: mail.to, ...identityNoticeEmail(mail.kind, { username, label: mail.issuerLabel ?? '', links }) }
      }
      return account && { id, to: mail.to, ...suspensionEmail(mail, { username: account.username, contact, publicUrl }) }
    }
  }
}

/** Renders a notice about a suspension. */
function suspensionEmail(
  { kind, reason = '', personaName = '' }: Mail & NoticeDetails,
  { username, contact, publicUrl }: { username: string; contact: string; publicUrl: string },
): EmailContent {
  const mail = { username, reason, contact }
  if (kind === 'account-suspended') return accountSuspendedEmail(mail)
  if (kind === 'account-restored') return accountRestoredEmail(mail, `${publicUrl}/auth`)
  return kind === 'persona-suspended' ? personaSuspendedEmail(mail, personaName) : personaRestoredEmail(mail, personaName)
}
