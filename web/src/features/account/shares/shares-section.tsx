import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Share, User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { refreshShares, sharesQuery } from '../../../data/chat/shares.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { discoverPath } from '../../../lib/navigation/paths.ts'
import { accountTabStrings, sharedConversationStrings } from '../../../strings/strings.ts'
import { SectionEmpty } from '../section-empty.tsx'
import { SectionFailed } from '../section-failed.tsx'
import { SectionLoading } from '../section-place.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { ShareRow } from './share-row.tsx'

const words = sharedConversationStrings.account
const shownFirst = 5

/** The conversations, discussions and questions that the member shares, each with a button that ends its link. */
export function SharesSection({ user }: { user: User }) {
  const client = useQueryClient()
  const query = sharesQuery(user.id)
  const { data, isError, isFetching, refetch } = useQuery(query)
  const [all, setAll] = useState(false)
  const [asked, setAsked] = useState<{ share: Share; button: HTMLElement } | null>(null)
  const section = useRef<HTMLDivElement>(null)
  // Moves the focus to the list, because the focused button disappears.
  const showAll = () => {
    setAll(true)
    section.current?.focus()
  }
  const remove = (revoked: Share) => {
    const isKept = ({ kind, id }: Share) => kind !== revoked.kind || id !== revoked.id
    client.setQueryData(query.queryKey, (list) => list && { ...list, shares: list.shares.filter(isKept) })
    refreshShares(client)
  }
  return (
    <>
      <div ref={section} tabIndex={-1}>
        {data?.shares.length === 0 && !data.isIncomplete ? (
          <SectionEmpty text={words.empty} to={discoverPath} action={words.toDiscover} />
        ) : data ? (
          <>
            {data.shares.length > 0 && (
              <ul aria-label={accountTabStrings.sections.shares.title} className="divide-y divide-line rounded-card border border-line">
                {data.shares.slice(0, all ? undefined : shownFirst).map((share) => (
                  <ShareRow key={`${share.kind} ${share.id}`} share={share} onRevoke={(button) => setAsked({ share, button })} />
                ))}
              </ul>
            )}
            {!all && data.shares.length > shownFirst && (
              <Button look="bare" onClick={showAll} className="mt-3">
                {words.all(formatNumber(data.shares.length))}
              </Button>
            )}
            {data.isIncomplete && (
              <div className="mt-3 first:mt-0">
                <SectionFailed text={words.incomplete} isRetrying={isFetching} onRetry={refetch} />
              </div>
            )}
            <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
          </>
        ) : isError ? (
          <SectionFailed text={words.failed} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SectionLoading of="shares" />
        )}
      </div>
      <RevokeDialog
        share={asked?.share ?? null}
        onRevoked={remove}
        onClose={() => setAsked(null)}
        onLeave={() => (asked?.button.isConnected ? asked.button : section.current)?.focus()}
      />
    </>
  )
}
