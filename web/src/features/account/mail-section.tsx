import type { User } from '../../api/schemas.ts'
import { useUpdateInboxMail } from '../../data/accounts/account.ts'
import { accountStrings } from '../../strings/strings.ts'
import { SettingsSection } from './settings-section.tsx'
import { SwitchRow } from './switch-row.tsx'

const { account } = accountStrings

/** The mails that a member can choose. A choice shows at once, and is taken back when the server refuses. */
export function MailSection({ user }: { user: User }) {
  const choose = useUpdateInboxMail()
  return (
    <SettingsSection title={account.mail} text={account.mailText}>
      <div className="rounded-card border border-line">
        <SwitchRow
          label={account.inboxMail}
          text={account.inboxMailText}
          on={choose.isPending ? choose.variables : user.inboxMail}
          isPending={choose.isPending}
          onChoose={choose.mutate}
        />
      </div>
    </SettingsSection>
  )
}
