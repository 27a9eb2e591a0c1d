import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ArrowLeft } from '#icons'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { editedBotQuery } from '../../../data/personas/own-personas.ts'
import { versionsQuery } from '../../../data/personas/prompt-versions.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { managePersonasPath } from '../../../lib/navigation/paths.ts'
import { managePersonasStrings, personaFormStrings, strings } from '../../../strings/strings.ts'
import { VersionList } from './version-list.tsx'

const { versions: words } = managePersonasStrings
const { form } = personaFormStrings

/** The prompt versions of a persona, compared with the current one. */
export function VersionsView({ id }: { id: string }) {
  const { data: bot } = useQuery(editedBotQuery(id))
  const { data: versions, error, isFetching, refetch } = useQuery(versionsQuery(id))
  if (!versions && error) {
    const isMissing = hasStatus(error, 404)
    return (
      <Notice title={isMissing ? strings.titles.botNotFound : words.failed} {...(isMissing ? { text: form.gone } : { error })}>
        {!isMissing && (
          <Button look="primary" onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        )}
        <ButtonLink to={managePersonasPath}>{form.toManage}</ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <Link to={managePersonasPath} className="text-link gap-2">
        <ArrowLeft aria-hidden className="size-4" />
        {form.toManage}
      </Link>
      <h2 className="mt-2 font-serif text-28 font-medium tracking-tight">
        {bot ? <NameInSentence words={words.title} name={bot.name} /> : words.list}
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">{versions?.length === 1 ? words.none : words.text}</p>
      {versions ? (
        <>
          <VersionList id={id} versions={versions} />
          <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
        </>
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
