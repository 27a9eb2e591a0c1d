import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { discardUploads, startUploads } from '../../data/knowledge/uploads.ts'
import { editedBotQuery } from '../../data/personas/own-personas.ts'
import { FormSkeleton } from '../../features/persona-form/form-skeleton.tsx'
import { PersonaEditor } from '../../features/persona-form/persona-editor.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { managePersonasPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { toastProblem } from '../../lib/toast/toast.ts'
import { managePersonasStrings, personaFormStrings, strings } from '../../strings/strings.ts'

const { form, refusals } = personaFormStrings
const { dashboard } = managePersonasStrings

const AddMaterial = lazy(async () => ({ default: (await import('../../features/knowledge/add/add-material.tsx')).AddMaterial }))

/** The editor of a new persona, or of the one in the URL. */
export function CreateTab({ user }: { user: User }) {
  const client = useQueryClient()
  const [query] = useSearchParams()
  const edited = query.get('edit')
  if (edited) return <EditPersona key={`${user.id} ${edited}`} id={edited} user={user} />
  return (
    <PersonaEditor
      key={user.id}
      user={user}
      bot={null}
      material={<Uploads userId={user.id} botId={null} />}
      onCreated={(id) => startUploads(client, user.id, id)}
      onDiscarded={() => discardUploads(client, user.id, null)}
      onReload={() => undefined}
    />
  )
}

const Uploads = (props: { userId: string; botId: string | null }) => (
  <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
    <AddMaterial {...props} limit={null} isPart />
  </Suspense>
)

function EditPersona({ id, user }: { id: string; user: User }) {
  const { data: bot, error, refetch } = useQuery(editedBotQuery(id))
  useTitle(dashboard.titled(bot ? form.editing(bot.name) : form.editTitle))
  /** Incremented when the stored persona is reloaded, which resets the form. */
  const [loaded, setLoaded] = useState(0)
  const reload = async (forget: () => void) => {
    const { isError } = await refetch()
    if (isError) return toastProblem(refusals.reloadFailed)
    forget()
    setLoaded((before) => before + 1)
  }
  // Keeps the form during editing when a refetch fails.
  if (bot?.rolePrompt !== undefined) {
    const material = <Uploads userId={user.id} botId={id} />
    return <PersonaEditor key={loaded} user={user} bot={bot} material={material} onCreated={() => undefined} onReload={reload} />
  }
  if (bot || hasStatus(error, 404)) {
    return (
      <Notice title={strings.titles.botNotFound} text={form.gone}>
        <ButtonLink look="primary" to={managePersonasPath}>
          {form.toManage}
        </ButtonLink>
      </Notice>
    )
  }
  if (error) {
    return (
      <Notice title={form.openFailed} error={error}>
        <Button look="primary" onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
        <ButtonLink to={managePersonasPath}>{form.toManage}</ButtonLink>
      </Notice>
    )
  }
  return (
    <Delayed>
      <FormSkeleton />
    </Delayed>
  )
}
