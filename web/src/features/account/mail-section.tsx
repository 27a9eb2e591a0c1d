import type { User } from '../../api/schemas.ts'
import { useUpdateInboxMail } from '../../data/accounts/account.ts'
import { knowledgeStrings } from '../../strings/strings.ts'
import { SettingsSection } from './settings-section.tsx'
import { SwitchRow } from './switch-row.tsx'

const { mail: words } = knowledgeStrings

/** The mails that a member can choose. A choice shows at once, and is taken back when the server refuses. */
export function MailSection({ user }: { user: User }) {
  const choose = useUpdateInboxMail()
  return (
    <SettingsSection title={words.title} text={words.text}>
      <div className="rounded-card border border-line">
        <SwitchRow
          label={words.inbox}
          text={words.inboxText}
          on={choose.isPending ? choose.variables : user.inboxMail}
          isPending={choose.isPending}
          onChoose={choose.mutate}
        />
      </div>
    </SettingsSection>
  )
}
