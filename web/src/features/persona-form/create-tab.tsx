import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hasStatus } from '../../api/request.ts'
import type { User } from '../../api/user.ts'
import { managePersonas } from '../../app/addresses.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { toastProblem } from '../../components/toast.ts'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { strings } from '../../strings/strings.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { ownBotQuery } from './own-bots.ts'
import { PersonaEditor } from './persona-editor.tsx'

const { form, refusals } = personaFormStrings

/** The form: empty, or filled with the persona that the address names. */
export function CreateTab({ user }: { user: User }) {
  const [query] = useSearchParams()
  const edited = query.get('edit')
  if (edited) return <EditPersona key={`${user.id} ${edited}`} id={edited} user={user} />
  return <PersonaEditor key={user.id} user={user} bot={null} onReload={() => undefined} />
}

function EditPersona({ id, user }: { id: string; user: User }) {
  const { data: bot, error, refetch } = useQuery(ownBotQuery(id))
  /** Counts how often the stored persona was loaded anew: the form then begins with it. */
  const [loaded, setLoaded] = useState(0)
  const reload = async (forget: () => void) => {
    const { isError } = await refetch()
    if (isError) return toastProblem(refusals.reloadFailed)
    forget()
    setLoaded((before) => before + 1)
  }
  // While it is being written, an answer that fails changes nothing: what was typed stays.
  if (bot?.rolePrompt !== undefined) return <PersonaEditor key={loaded} user={user} bot={bot} onReload={reload} />
  if (bot || hasStatus(error, 404)) {
    return (
      <Notice title={strings.titles.botNotFound} text={form.gone}>
        <ButtonLink look="primary" to={managePersonas}>
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
        <ButtonLink to={managePersonas}>{form.toManage}</ButtonLink>
      </Notice>
    )
  }
  return (
    <Delayed>
      <FormSkeleton />
    </Delayed>
  )
}
