import type { User } from '../../api/schemas.ts'
import { accountStrings } from '../../strings/strings.ts'
import { ChoiceRow } from './choice-row.tsx'

const { mail } = accountStrings

/** The mails that a member can choose. */
export const MailSection = ({ user }: { user: User }) => (
  <div className="divide-y divide-line rounded-card border border-line">
    <ChoiceRow user={user} choice="inboxMail" words={mail.inbox} />
  </div>
)
