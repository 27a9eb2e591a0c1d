import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { accountSettingsPath, loginPath } from '../../lib/navigation/paths.ts'
import { accountStrings, strings } from '../../strings/strings.ts'
import { AccountSkeleton } from './account-skeleton.tsx'
import { EmailSection } from './credentials/email-section.tsx'
import { PasswordSection } from './credentials/password-section.tsx'
import { CreditsSection } from './credits/credits-section.tsx'
import { LedgerSection } from './credits/ledger-section.tsx'
import { PaymentsSection } from './credits/payments-section.tsx'
import { IdentitiesSection } from './identities/identities-section.tsx'
import { KeysSection } from './keys/keys-section.tsx'
import { MailSection } from './mail-section.tsx'
import { MemorySection } from './memory/memory-section.tsx'
import { NotificationSection } from './notification-section.tsx'
import { DeleteSection } from './privacy/delete-section.tsx'
import { PrivacySection } from './privacy/privacy-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'
import { SharesSection } from './shares/shares-section.tsx'
import { StorageSection } from './storage-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

const { account } = accountStrings

/** All settings of the signed-in member's account. `balance` shows the credits. */
export function AccountSettings({ balance }: { balance: ReactNode }) {
  const { user, isPending, error, refetch } = useUser()
  if (user) {
    return (
      <div key={user.id}>
        <h2 className="mb-6 text-ink-soft">{account.heading}</h2>
        <ProfileSection user={user} balance={balance} />
        <CreditsSection user={user} />
        <PaymentsSection user={user} />
        <LedgerSection user={user} />
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <SecondFactorSection user={user} />
        <IdentitiesSection user={user} />
        <SessionsSection user={user} />
        <KeysSection user={user} />
        <MemorySection user={user} />
        <SharesSection user={user} />
        <WebhooksSection user={user} />
        <StorageSection user={user} />
        <MailSection user={user} />
        <NotificationSection user={user} />
        <PrivacySection user={user} />
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
      <ButtonLink look="primary" to={loginPath(accountSettingsPath)}>
        {account.toLogin}
      </ButtonLink>
    </Notice>
  )
}
