import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Bot } from '../../api/bot.ts'
import type { User } from '../../api/user.ts'
import { createPersona } from '../../app/addresses.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { managePersonasStrings } from '../../strings/manage-personas-strings.ts'
import { strings } from '../../strings/strings.ts'
import { useUserStatus } from '../auth/user-queries.ts'
import { ownBotsQuery, personaLimits } from '../persona-form/own-bots.ts'
import { DeletePersona } from './delete-persona.tsx'
import { LiveNote } from './live-note.tsx'
import { ManageSkeleton } from './manage-skeleton.tsx'
import { PersonaRow } from './persona-row.tsx'
import { readSaved } from './saved-state.ts'

const { manage } = managePersonasStrings

/** The list of one's own personas, how many more there may be, and the one that was just saved. */
export function OwnPersonas({ user }: { user: User }) {
  const { data: bots, error, isFetching, refetch } = useQuery(ownBotsQuery(user.id))
  const limit = personaLimits[useUserStatus()?.role ?? user.role]
  const saved = readSaved(useLocation().state)
  const [doomed, setDoomed] = useState<Bot | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useRef<HTMLElement>(null)

  if (!bots) {
    if (!error) {
      return (
        <Delayed>
          <ManageSkeleton />
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
  const ask = (bot: Bot, button: HTMLElement | null) => {
    asked.current = button
    setDoomed(bot)
  }
  const fresh = bots.find(({ id }) => id === saved?.id)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <h2 ref={heading} tabIndex={-1} className="font-serif text-28 font-medium tracking-tight focus-visible:outline-none">
            {manage.title}
          </h2>
          <p className="text-14 text-ink-soft tabular-nums">
            {manage.used(bots.length, limit)}
            {bots.length >= limit && ` · ${manage.full}`}
          </p>
        </div>
        {bots.length > 0 && bots.length < limit && (
          <ButtonLink look="primary" to={createPersona}>
            <Plus aria-hidden className="size-4" />
            {manage.create}
          </ButtonLink>
        )}
      </div>
      {fresh && saved?.isNew && <LiveNote bot={fresh} />}
      {bots.length === 0 ? (
        <Notice title={manage.empty} text={manage.emptyText}>
          <ButtonLink look="primary" to={createPersona}>
            {manage.emptyAction}
          </ButtonLink>
        </Notice>
      ) : (
        <ul aria-label={manage.title} className="divide-y divide-line rounded-card border border-line">
          {bots.map((bot) => (
            <PersonaRow key={bot.id} bot={bot} isNew={bot === fresh && saved?.isNew === true} onDelete={(button) => ask(bot, button)} />
          ))}
        </ul>
      )}
      <DeletePersona
        userId={user.id}
        bot={doomed}
        onClose={() => setDoomed(null)}
        onLeave={(deleted) => (deleted ? heading : asked).current?.focus()}
      />
    </>
  )
}
