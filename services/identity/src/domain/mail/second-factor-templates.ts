import { type EmailContent, renderEmail } from './email-content.ts'
import type { NoticeKind } from './mail.ts'

export type FactorNoticeKind = Extract<NoticeKind, `second-factor-${string}` | `recovery-code${string}`>

interface FactorNotice {
  subject: string
  /** A sentence that describes the change. */
  change: string
}

const notices: Record<FactorNoticeKind, FactorNotice> = {
  'second-factor-added': {
    subject: 'A second factor was added to your Rostra account',
    change:
      'A passkey or an authenticator app was added to your account. Logging in asks for it after your password or your code. The first one ends your other sessions and every API key.',
  },
  'second-factor-removed': {
    subject: 'A second factor was removed from your Rostra account',
    change: 'A passkey or an authenticator app was removed from your account.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your Rostra account was used',
    change: 'A recovery code was used to log in to your account. It does not work again.',
  },
  'recovery-codes-renewed': {
    subject: 'Your Rostra account has new recovery codes',
    change: 'New recovery codes were made for your account. The former ones do not work any more.',
  },
}

export const isFactorNotice = (kind: string): kind is FactorNoticeKind => Object.hasOwn(notices, kind)

/** The notice of a change of the second factor. */
export function factorNoticeEmail(kind: FactorNoticeKind, username: string, links: { account: string; forgot: string }): EmailContent {
  const { subject, change } = notices[kind]
  return renderEmail(subject, [
    `Hello ${username},`,
    change,
    'If it was you, there is nothing to do.',
    'If it was not you, set a new password at once. That logs you out everywhere:',
    { label: 'Set a new password', link: links.forgot },
    'Then log in and look at the second factor of your account:',
    { label: 'Open your account', link: links.account },
  ])
}
