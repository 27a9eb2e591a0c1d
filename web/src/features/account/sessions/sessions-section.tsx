import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { sessionsQuery, useEndSessions } from '../../../data/accounts/sessions.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { SectionFailed } from '../section-failed.tsx'
import { SectionLoading } from '../section-place.tsx'
import { SessionRow } from './session-row.tsx'

const { account, toasts } = accountStrings

export function SessionsSection({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery(user.id))
  const ending = useEndSessions()
  const list = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(list)
  const others = data?.filter(({ current }) => !current).map(({ id }) => id) ?? []
  const underWay = ending.isPending ? ending.variables.ids : []
  return (
    <>
      {data ? (
        <div ref={list} tabIndex={-1} className="outline-none" {...keptFocus}>
          <ul className="divide-y divide-line rounded-card border border-line">
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={underWay.includes(session.id)}
                onEnd={(device) => ending.mutate({ ids: [session.id], done: toasts.signedOut(device) })}
              />
            ))}
          </ul>
          {others.length > 0 && (
            <Button
              aria-disabled={ending.isPending}
              onClick={() => !ending.isPending && ending.mutate({ ids: others, done: toasts.signedOutOthers })}
              className="mt-4"
            >
              {underWay.length > 1 ? account.signingOut : account.signOutOthers}
            </Button>
          )}
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
        </div>
      ) : isError ? (
        <SectionFailed text={account.sessionsFailed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SectionLoading of="sessions" />
      )}
    </>
  )
}
