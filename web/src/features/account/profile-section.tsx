import type { ReactNode } from 'react'
import type { User } from '../../api/schemas.ts'
import { Medallion } from '../../components/medallion.tsx'
import { useUserStatus } from '../../data/accounts/user.ts'
import { useIsInBrowser } from '../../lib/use-is-in-browser.ts'
import { accountTabStrings as account } from '../../strings/strings.ts'
import { SettingsSection } from './settings-section.tsx'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const dayInUtc = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

interface ProfileSectionProps {
  user: User
  /** Shows the credits. */
  balance: ReactNode
}

/** Username, role and credits, all read-only. */
export function ProfileSection({ user, balance }: ProfileSectionProps) {
  const role = useUserStatus()?.role ?? user.role
  const coin = { name: user.username, avatarUrl: null, avatarEmoji: null, avatarBgColor: '' }
  return (
    <SettingsSection title={account.profile} text={account.profileText}>
      <div className="flex flex-col gap-6 rounded-card border border-line bg-raised p-5 sm:flex-row sm:items-center sm:p-6">
        <Medallion face={coin} size={64} />
        <dl className="grid min-w-0 flex-1 grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          <div className="col-span-full min-w-0">
            <dt className="text-12 text-ink-soft">{account.username}</dt>
            <dd className="font-serif text-22 font-medium">{user.username}</dd>
            <dd className="text-14 text-ink-soft">{account.usernameFixed}</dd>
          </div>
          <div>
            <dt className="text-12 text-ink-soft">{account.role}</dt>
            <dd className="text-14 font-strong">{account.roles[role]}</dd>
          </div>
          <div>
            <dt className="text-12 text-ink-soft">{account.credits}</dt>
            <dd className="text-14">{balance}</dd>
          </div>
          <div>
            <dt className="text-12 text-ink-soft">{account.memberSince}</dt>
            <dd className="text-14 font-strong">
              <Day at={user.createdAt} />
            </dd>
          </div>
        </dl>
      </div>
    </SettingsSection>
  )
}

/** The day in the person's time zone, on the server in UTC. */
function Day({ at }: { at: string }) {
  const isInBrowser = useIsInBrowser()
  return <time dateTime={at}>{(isInBrowser ? day : dayInUtc).format(Date.parse(at))}</time>
}
