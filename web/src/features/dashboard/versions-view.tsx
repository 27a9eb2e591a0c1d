import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { hasStatus } from '../../api/request.ts'
import { managePersonas } from '../../app/addresses.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { managePersonasStrings } from '../../strings/manage-personas-strings.ts'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { strings } from '../../strings/strings.ts'
import { ownBotQuery } from '../persona-form/own-bots.ts'
import { Named } from './named.tsx'
import { VersionList } from './version-list.tsx'
import { versionsQuery } from './version-queries.ts'

const { versions: words } = managePersonasStrings
const { form } = personaFormStrings

/** The prompts that a persona had, and what differs between one of them and the current ones. */
export function VersionsView({ id }: { id: string }) {
  const { data: bot } = useQuery(ownBotQuery(id))
  const { data: versions, error, refetch } = useQuery(versionsQuery(id))
  if (!versions && error) {
    const gone = hasStatus(error, 404)
    return (
      <Notice title={gone ? strings.titles.botNotFound : words.failed} {...(gone ? { text: form.gone } : { error })}>
        {!gone && (
          <Button look="primary" onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        )}
        <ButtonLink to={managePersonas}>{form.toManage}</ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <Link to={managePersonas} className="text-link gap-2">
        <ArrowLeft aria-hidden className="size-4" />
        {form.toManage}
      </Link>
      <h2 className="mt-2 font-serif text-28 font-medium tracking-tight">
        {bot ? <Named words={words.title} name={bot.name} /> : words.list}
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">{versions?.length === 1 ? words.none : words.text}</p>
      {versions ? (
        <VersionList id={id} versions={versions} />
      ) : (
        <Delayed>
          <div role="status" className="grid gap-8 lg:grid-cols-3">
            <span className="sr-only">{strings.shell.loading}</span>
            <Skeleton className="h-48" />
            <Skeleton className="h-72 lg:col-span-2" />
          </div>
        </Delayed>
      )}
    </>
  )
}
