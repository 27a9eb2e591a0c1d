import { useEffect } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Bot } from '../../api/bot.ts'
import type { User } from '../../api/user.ts'
import { createPersona } from '../../app/addresses.ts'
import { FormProblem } from '../auth/form-problem.tsx'
import { useUserStatus } from '../auth/user-queries.ts'
import { AdvancedSection } from './advanced-section.tsx'
import { writeDraft } from './draft.ts'
import type { PersonaFields } from './form-schema.ts'
import { LooksSection } from './looks-section.tsx'
import { OpensSection } from './opens-section.tsx'
import { mayHide } from './own-bots.ts'
import { SaveBar } from './save-bar.tsx'
import { SaveNotice } from './save-notice.tsx'
import { complaintsOf, problemOf } from './save-refusal.ts'
import { SeenSection } from './seen-section.tsx'
import { SpeaksSection } from './speaks-section.tsx'
import { useSavePersona } from './use-save-persona.ts'
import { WhoSection } from './who-section.tsx'

interface PersonaFormProps {
  user: User
  bot: Bot | null
  /** The save that the changes began from. */
  version: number | null
  onSaved: () => void
  onReload: () => void
  /** Opens the trial, where it doesn't stand beside the form. */
  onTry: (() => void) | null
}

/** All fields of a persona, and what stands in the way of saving them. A refusal never costs a word. */
export function PersonaForm({ user, bot, version, onSaved, onReload, onTry }: PersonaFormProps) {
  const form = useFormContext<PersonaFields>()
  const navigate = useNavigate()
  const role = useUserStatus()?.role ?? user.role
  const save = useSavePersona(bot?.id ?? null, onSaved)
  const problem = save.error && problemOf(save.error)
  const refused = problem?.kind === 'slug-taken' ? { slug: save.variables?.fields.slug ?? '', suggestion: problem.suggestion } : null

  // Once the fields can be reached again: complaints go to theirs, the focus to the first.
  const { setError } = form
  useEffect(() => {
    Object.entries(complaintsOf(save.error)).forEach(([name, message], index) => {
      setError(name as FieldPath<PersonaFields>, { message }, { shouldFocus: index === 0 })
    })
  }, [save.error, setError])

  const submit = (base: number | null) => form.handleSubmit((fields) => !save.isPending && save.mutate({ fields, version: base }))
  const makeNew = () => {
    writeDraft({ userId: user.id, botId: null }, { fields: form.getValues(), basedOn: null })
    onSaved()
    navigate(createPersona)
  }
  return (
    <form noValidate onSubmit={submit(version)} className="**:scroll-mt-20 **:scroll-mb-28">
      <div inert={save.isPending}>
        <WhoSection bot={bot} refused={refused} />
        <SpeaksSection />
        <LooksSection />
        <OpensSection bot={bot} />
        <SeenSection mayHide={mayHide(role)} />
        <AdvancedSection />
      </div>
      <SaveBar bot={bot} isPending={save.isPending} onTry={onTry}>
        <div role="alert" className="mb-3 empty:hidden">
          <SaveNotice bot={bot} problem={problem} onOverwrite={submit(null)} onReload={onReload} onMakeNew={makeNew} />
          {problem?.kind === 'other' && <FormProblem error={save.error} />}
        </div>
      </SaveBar>
    </form>
  )
}
