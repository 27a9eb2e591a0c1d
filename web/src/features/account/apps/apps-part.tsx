import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AppAccess, User } from '../../../api/schemas.ts'
import { Delayed } from '../../../components/delayed.tsx'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { appsQuery, useRevokeApp } from '../../../data/accounts/apps.ts'
import { appsId } from '../../../lib/navigation/paths.ts'
import { appStrings as words } from '../../../strings/strings.ts'
import { SectionFailed } from '../section-failed.tsx'
import { AppRow } from './app-row.tsx'

/** The apps that may act for the account. */
export function AppsPart({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(appsQuery(user.id))
  const [asked, setAsked] = useState<{ app: AppAccess; button: HTMLElement } | null>(null)
  const revocation = useRevokeApp()
  // The target of links to this part, once it is loaded.
  const part = useRef<HTMLDivElement>(null)
  const isWanted = useLocation().hash === `#${appsId}` && data !== undefined
  useEffect(() => {
    if (isWanted) part.current?.focus()
  }, [isWanted])
  return (
    <div className="mt-8">
      <h4 className="text-16 font-strong">{words.title}</h4>
      <p className="mt-1 mb-4 text-14 text-ink-soft">{words.text}</p>
      {data ? (
        <div ref={part} id={appsId} tabIndex={-1} className="scroll-mt-40 outline-none">
          {data.length === 0 ? (
            <p className="rounded-card border border-line px-5 py-4 text-14 text-ink-soft">{words.empty}</p>
          ) : (
            <ul aria-label={words.list} className="divide-y divide-line rounded-card border border-line">
              {data.map((app) => (
                <AppRow key={app.id} app={app} onRevoke={(button) => setAsked({ app, button })} />
              ))}
            </ul>
          )}
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
        </div>
      ) : isError ? (
        <SectionFailed text={words.failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Delayed>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-20 w-full" />
        </Delayed>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={words.dialog.title(asked?.app.name ?? '')}
        text={words.dialog.text}
        words={words.dialog}
        look="danger"
        isPending={revocation.isPending}
        onConfirm={() => asked && revocation.mutate(asked.app, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
        onLeave={() => (asked?.button.isConnected ? asked.button : part.current)?.focus()}
      />
    </div>
  )
}
