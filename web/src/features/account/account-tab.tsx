import { accountSettings, logInAt } from '../../app/addresses.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { accountStrings } from '../../strings/account-strings.ts'
import { strings } from '../../strings/strings.ts'
import { useUser } from '../auth/user-queries.ts'
import { AccountSkeleton } from './account-skeleton.tsx'
import { CreditsSection } from './credits-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LedgerSection } from './ledger-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

const { account } = accountStrings

/** Everything about one's own account. */
export function AccountTab() {
  const { user, isPending, error, refetch } = useUser()
  if (user) {
    return (
      <div key={user.id}>
        <h2 className="mb-6 text-ink-soft">{account.heading}</h2>
        <ProfileSection user={user} />
        <CreditsSection user={user} />
        <PaymentsSection user={user} />
        <LedgerSection user={user} />
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <SessionsSection user={user} />
        <DataSection user={user} />
        <DeleteSection user={user} />
      </div>
    )
  }
  if (isPending) {
    return (
      <Delayed>
        <AccountSkeleton />
      </Delayed>
    )
  }
  if (error) {
    return (
      <Notice title={account.failed} error={error}>
        <Button look="primary" onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice title={account.signedOut} text={account.signedOutText}>
      <ButtonLink look="primary" to={logInAt(accountSettings)}>
        {account.toLogin}
      </ButtonLink>
    </Notice>
  )
}
