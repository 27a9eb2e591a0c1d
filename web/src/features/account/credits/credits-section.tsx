import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/schemas.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { userStatusQuery } from '../../../data/accounts/user.ts'
import { monthlyCredits, renewalAfter } from '../../../data/credits/credit-rules.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { purchaseCreditsPath } from '../../../lib/navigation/paths.ts'
import { creditsStrings } from '../../../strings/strings.ts'
import { SectionFailed } from '../section-failed.tsx'
import { SettingsSection } from '../settings-section.tsx'

const words = creditsStrings.account
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Free and purchased credits. */
export function CreditsSection({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(userStatusQuery)
  const renewal = words.renewal(formatNumber(monthlyCredits[data?.role ?? user.role]), day.format(renewalAfter(Date.now())))
  return (
    <SettingsSection title={words.section} text={words.sectionText}>
      {data ? (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-5 rounded-card border border-line bg-raised p-5">
            <dl className="flex min-w-0 flex-1 flex-wrap max-sm:basis-full gap-x-10 gap-y-4">
              <Pocket name={words.free} credits={data.freeCredits} note={renewal} />
              <Pocket name={words.purchased} credits={data.purchasedCredits} note={words.purchasedText} />
            </dl>
            <ButtonLink look="primary" to={purchaseCreditsPath} className="max-sm:w-full">
              {words.buy}
            </ButtonLink>
          </div>
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
        </>
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
