import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { editedBotQuery } from '../../data/personas/own-personas.ts'
import { FormSkeleton } from '../../features/persona-form/form-skeleton.tsx'
import { PersonaEditor } from '../../features/persona-form/persona-editor.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { managePersonasPath } from '../../lib/navigation/paths.ts'
import { toastProblem } from '../../lib/toast/toast.ts'
import { personaFormStrings, strings } from '../../strings/strings.ts'

const { form, refusals } = personaFormStrings

/** The editor of a new persona, or of the one in the URL. */
export function CreateTab({ user }: { user: User }) {
  const [query] = useSearchParams()
  const edited = query.get('edit')
  if (edited) return <EditPersona key={`${user.id} ${edited}`} id={edited} user={user} />
  return <PersonaEditor key={user.id} user={user} bot={null} onReload={() => undefined} />
}

function EditPersona({ id, user }: { id: string; user: User }) {
  const { data: bot, error, refetch } = useQuery(editedBotQuery(id))
  /** Incremented when the stored persona is reloaded, which resets the form. */
  const [loaded, setLoaded] = useState(0)
  const reload = async (forget: () => void) => {
    const { isError } = await refetch()
    if (isError) return toastProblem(refusals.reloadFailed)
    forget()
    setLoaded((before) => before + 1)
  }
  // A failed refetch must not replace the form during editing.
  if (bot?.rolePrompt !== undefined) return <PersonaEditor key={loaded} user={user} bot={bot} onReload={reload} />
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
