import { type EmailContent, renderEmail } from './email-content.ts'
import type { NoticeKind } from './mail.ts'

type IdentityNoticeKind = Extract<NoticeKind, `identity-${string}`>

interface IdentityNotice {
  username: string
  /** The name of the issuer. */
  label: string
  links: { account: string; forgot: string }
}

export const isIdentityNotice = (kind: NoticeKind): kind is IdentityNoticeKind => kind === 'identity-linked' || kind === 'identity-unlinked'

/** The notice of an identity at an issuer that was linked to the account, or removed from it. */
export function identityNoticeEmail(kind: IdentityNoticeKind, { username, label, links }: IdentityNotice): EmailContent {
  const isLinked = kind === 'identity-linked'
  return renderEmail(`${label} was ${isLinked ? 'linked to' : 'removed from'} your Rostra account`, [
    `Hello ${username},`,
    isLinked
      ? `An account at ${label} was linked to your account. Its owner can log in to yours.`
      : `An account at ${label} was removed from your account. It does not log in to yours any more.`,
    'If it was you, there is nothing to do.',
    'If it was not you, set a new password at once. That logs you out everywhere:',
    { label: 'Set a new password', link: links.forgot },
    'Then log in and look at the sign-in with other services in your account:',
    { label: 'Open your account', link: links.account },
  ])
}
