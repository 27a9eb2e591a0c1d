import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/user.ts'
import { purchaseCredits } from '../../app/addresses.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { formatNumber } from '../../components/format-count.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { userStatusQuery } from '../auth/user-queries.ts'
import { monthlyCredits, renewalAfter } from '../credits/credit-rules.ts'
import { SectionFailed } from './section-failed.tsx'
import { SettingsSection } from './settings-section.tsx'

const words = creditsStrings.account
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The two pockets. */
export function CreditsSection({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(userStatusQuery)
  const renewal = words.renewal(formatNumber(monthlyCredits[data?.role ?? user.role]), day.format(renewalAfter(Date.now())))
  return (
    <SettingsSection title={words.section} text={words.sectionText}>
      {data ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-5 rounded-card border border-line bg-raised p-5">
          <dl className="flex min-w-0 flex-1 flex-wrap max-sm:basis-full gap-x-10 gap-y-4">
            <Pocket name={words.free} credits={data.freeCredits} note={renewal} />
            <Pocket name={words.purchased} credits={data.purchasedCredits} note={words.purchasedText} />
          </dl>
          <ButtonLink look="primary" to={purchaseCredits} className="max-sm:w-full">
            {words.buy}
          </ButtonLink>
        </div>
      ) : isError ? (
        <SectionFailed text={words.failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Delayed>
          <Skeleton className="h-28 w-full" />
        </Delayed>
      )}
    </SettingsSection>
  )
}

const Pocket = ({ name, credits, note }: { name: string; credits: number; note: string }) => (
  <div>
    <dt className="text-12 text-ink-soft">{name}</dt>
    <dd className="text-22 font-strong tabular-nums">{formatNumber(credits)}</dd>
    <dd className="text-12 text-ink-soft">{note}</dd>
  </div>
)
