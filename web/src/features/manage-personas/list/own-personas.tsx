import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Plus } from '#icons'
import type { Bot, User } from '../../../api/schemas.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { usePersonaLimit } from '../../../data/accounts/user.ts'
import { inboxCountsQuery } from '../../../data/knowledge/inbox-counts.ts'
import { ownBotsQuery } from '../../../data/personas/own-personas.ts'
import { createPersonaPath } from '../../../lib/navigation/paths.ts'
import { managePersonasStrings, strings } from '../../../strings/strings.ts'
import { CreatedNotice } from './created-notice.tsx'
import { DeletePersona } from './delete-persona.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { PersonaRow } from './persona-row.tsx'
import { readSaved } from './saved-state.ts'

const { manage } = managePersonasStrings

interface OwnPersonasProps {
  user: User
  /** Renders a button that shares a persona. */
  renderShare: (bot: Bot) => ReactNode
  /** Shows the material of a persona that was just created, while it is on its way. */
  renderMaterial: (bot: Bot) => ReactNode
}

/** The member's personas, how many more are allowed, and the one that was just saved. */
export function OwnPersonas({ user, renderShare, renderMaterial }: OwnPersonasProps) {
  const { data: bots, error, isFetching, refetch } = useQuery(ownBotsQuery(user.id))
  const { data: counts = {} } = useQuery(inboxCountsQuery(user.id))
  const limit = usePersonaLimit(user)
  const saved = readSaved(useLocation().state)
  const [botToDelete, setBotToDelete] = useState<Bot | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const deleteButton = useRef<HTMLElement>(null)

  if (!bots) {
    if (!error) {
      return (
        <Delayed>
          <ListSkeleton />
        </Delayed>
      )
    }
    return (
      <Notice title={manage.failed} error={error}>
        <Button look="primary" disabled={isFetching} onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  const confirmDelete = (bot: Bot, button: HTMLElement | null) => {
    deleteButton.current = button
    setBotToDelete(bot)
  }
  const savedBot = bots.find(({ id }) => id === saved?.id)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <h2 ref={heading} tabIndex={-1} className="font-serif text-28 font-medium tracking-tight focus-visible:outline-none">
            {manage.title}
          </h2>
          <p className="text-14 text-ink-soft tabular-nums">
            {manage.used(bots.length, limit)}
            {bots.length === limit && ` · ${manage.full}`}
            {bots.length > limit && ` · ${manage.above(bots.length - limit)}`}
          </p>
        </div>
        {bots.length > 0 && bots.length < limit && (
          <ButtonLink look="primary" to={createPersonaPath}>
            <Plus aria-hidden className="size-4" />
            {manage.create}
          </ButtonLink>
        )}
      </div>
      {savedBot && saved?.isNew && <CreatedNotice bot={savedBot} share={renderShare(savedBot)} material={renderMaterial(savedBot)} />}
      {bots.length === 0 ? (
        <Notice title={manage.empty} text={manage.emptyText}>
          <ButtonLink look="primary" to={createPersonaPath}>
            {manage.emptyAction}
          </ButtonLink>
        </Notice>
      ) : (
        <ul aria-label={manage.title} className="divide-y divide-line rounded-card border border-line">
          {bots.map((bot) => (
            <PersonaRow
              key={bot.id}
              bot={bot}
              isNew={bot === savedBot && saved?.isNew === true}
              openItems={counts[bot.id] ?? 0}
              onDelete={(button) => confirmDelete(bot, button)}
            />
          ))}
        </ul>
      )}
      <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
      <DeletePersona
        userId={user.id}
        bot={botToDelete}
        onClose={() => setBotToDelete(null)}
        onLeave={(deleted) => (deleted ? heading : deleteButton).current?.focus()}
      />
    </>
  )
}
