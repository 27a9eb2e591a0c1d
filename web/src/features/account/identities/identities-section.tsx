import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { LinkedIdentity, OidcIssuer, User } from '../../../api/schemas.ts'
import { Delayed } from '../../../components/delayed.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { identitiesQuery, issuersQuery } from '../../../data/accounts/oidc.ts'
import { forgotPasswordPath, identitiesId } from '../../../lib/navigation/paths.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { oidcStrings } from '../../../strings/strings.ts'
import { SectionFailed } from '../section-failed.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { LinkedRow, UnlinkedRow } from './identity-rows.tsx'

const { account } = oidcStrings

/** The services by which the member logs in, and those that can be linked. Absent where the product offers none and none is linked. */
export function IdentitiesSection({ user }: { user: User }) {
  const { data: issuers = [] } = useQuery(issuersQuery)
  const { data, isError, isFetching, refetch } = useQuery(identitiesQuery(user.id))
  // The target of links to this section, once it is loaded.
  const section = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(section)
  const isWanted = useLocation().hash === `#${identitiesId}` && data !== undefined
  useEffect(() => {
    if (isWanted) section.current?.focus()
  }, [isWanted])
  if (issuers.length === 0 && !data?.identities.length) return null
  return (
    <SettingsSection title={account.title} text={account.text}>
      {data ? (
        <div ref={section} id={identitiesId} tabIndex={-1} className="scroll-mt-40 outline-none" {...keptFocus}>
          <ul className="divide-y divide-line rounded-card border border-line">
            {data.identities.map((identity) => (
              <LinkedRow key={identity.id} user={user} identity={identity} icon={iconOf(issuers, identity)} />
            ))}
            {issuers.filter(isUnlinked(data.identities)).map((issuer) => (
              <UnlinkedRow key={issuer.id} user={user} issuer={issuer} />
            ))}
          </ul>
          {!data.hasPassword && (
            <p className="mt-3 text-14 text-ink-soft">
              {account.noPassword}{' '}
              <Link to={forgotPasswordPath} className="text-link inline min-h-0">
                {account.setPassword}
              </Link>
            </p>
          )}
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
        </div>
      ) : isError ? (
        <SectionFailed text={account.failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Delayed>
          <Skeleton className="h-20 w-full" />
        </Delayed>
      )}
    </SettingsSection>
  )
}

const iconOf = (issuers: readonly OidcIssuer[], { issuerId }: LinkedIdentity) => issuers.find(({ id }) => id === issuerId)?.icon

const isUnlinked = (identities: readonly LinkedIdentity[]) => (issuer: OidcIssuer) =>
  !identities.some(({ issuerId }) => issuerId === issuer.id)
