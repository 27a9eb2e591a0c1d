import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AccessKey, User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { keysQuery, useRevokeKey } from '../../../data/accounts/keys.ts'
import { keysId } from '../../../lib/navigation/paths.ts'
import { keyStrings as words } from '../../../strings/strings.ts'
import { AppsPart } from '../apps/apps-part.tsx'
import { SectionFailed } from '../section-failed.tsx'
import { SectionLoading } from '../section-place.tsx'
import { ConnectClients } from './connect-clients.tsx'
import { hasExpired, KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** The API keys of the account, and how a program uses one. */
export function KeysSection({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(keysQuery(user.id))
  const [isCreating, setCreating] = useState(false)
  const [asked, setAsked] = useState<{ accessKey: AccessKey; button: HTMLElement } | null>(null)
  const revocation = useRevokeKey()
  // The target of links to this section, once it is loaded.
  const section = useRef<HTMLDivElement>(null)
  const isWanted = useLocation().hash === `#${keysId}` && data !== undefined
  useEffect(() => {
    if (isWanted) section.current?.focus()
  }, [isWanted])
  const ask = (accessKey: AccessKey, button: HTMLElement) => {
    if (!hasExpired(accessKey)) return setAsked({ accessKey, button })
    revocation.mutate(accessKey)
    section.current?.focus()
  }
  return (
    <>
      {data ? (
        <div ref={section} id={keysId} tabIndex={-1} className="scroll-mt-40 outline-none">
          {data.length === 0 ? (
            <p className="rounded-card border border-line px-5 py-4 text-14 text-ink-soft">{words.empty}</p>
          ) : (
            <ul aria-label={words.list} className="divide-y divide-line rounded-card border border-line">
              {data.map((accessKey) => (
                <KeyRow key={accessKey.id} accessKey={accessKey} onRevoke={(button) => ask(accessKey, button)} />
              ))}
            </ul>
          )}
          <Button onClick={() => setCreating(true)} className="mt-4 max-sm:w-full">
            {words.create}
          </Button>
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
          <ConnectClients />
        </div>
      ) : isError ? (
        <SectionFailed text={words.failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SectionLoading of="keys" />
      )}
      <AppsPart user={user} />
      {isCreating && <NewKeyDialog onClose={() => setCreating(false)} />}
      <ConfirmDialog
        open={asked !== null}
        title={words.dialog.title(asked?.accessKey.name ?? '')}
        text={words.dialog.text}
        words={words.dialog}
        look="danger"
        isPending={revocation.isPending}
        onConfirm={() => asked && revocation.mutate(asked.accessKey, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
        onLeave={() => (asked?.button.isConnected ? asked.button : section.current)?.focus()}
      />
    </>
  )
}
