import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { loginPath } from '../../lib/navigation/paths.ts'
import { useHere } from '../../lib/navigation/use-return-path.ts'
import { accountTabStrings as account, strings } from '../../strings/strings.ts'
import { AccountRest } from './account-rest.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { CreditsSection } from './credits/credits-section.tsx'
import { LedgerSection } from './credits/ledger-section.tsx'
import { PaymentsSection } from './credits/payments-section.tsx'
import { ProfileSection } from './profile-section.tsx'

/** All settings of the signed-in member's account. `balance` shows the credits. */
export function AccountSettings({ balance }: { balance: ReactNode }) {
  const { user, isPending, error, refetch } = useUser()
  const here = useHere()
  if (user) {
    return (
      <div key={user.id}>
        <h2 className="mb-6 text-ink-soft">{account.heading}</h2>
        <ProfileSection user={user} balance={balance} />
        <CreditsSection user={user} />
        <PaymentsSection user={user} />
        <LedgerSection user={user} />
        <AccountRest user={user} />
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
      <ButtonLink look="primary" to={loginPath(here)}>
        {account.toLogin}
      </ButtonLink>
    </Notice>
  )
}
