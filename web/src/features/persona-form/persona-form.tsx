import { type ReactNode, useEffect } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Bot, User } from '../../api/schemas.ts'
import { FormError } from '../../components/form/form-error.tsx'
import { useUserStatus } from '../../data/accounts/user.ts'
import { mayBePrivate } from '../../data/personas/own-personas.ts'
import { visibilityOf } from '../../data/personas/visibility.ts'
import { createPersonaPath, managePersonasPath } from '../../lib/navigation/paths.ts'
import { AvatarSection } from './avatar/avatar-section.tsx'
import { writeDraft } from './draft/draft.ts'
import { IdentitySection } from './identity/identity-section.tsx'
import { SaveBar } from './save/save-bar.tsx'
import { SaveNotice } from './save/save-notice.tsx'
import { complaintsOf, problemOf } from './save/save-refusal.ts'
import { useSavePersona } from './save/use-save-persona.ts'
import type { PersonaFields } from './schema/form-schema.ts'
import { EmbeddingSection } from './sections/embedding-section.tsx'
import { KnowledgeSection } from './sections/knowledge-section.tsx'
import { OpeningLinesSection } from './sections/opening-lines-section.tsx'
import { PromptSection } from './sections/prompt-section.tsx'
import { VisibilitySection } from './sections/visibility-section.tsx'

interface PersonaFormProps {
  user: User
  bot: Bot | null
  /** The version that the edits are based on. */
  version: number | null
  material: ReactNode
  /** Called with the id of the persona. */
  onSaved: (id: string) => void
  /** Removes the draft. */
  onForget: () => void
  onReload: () => void
  /** Opens the trial; null when it is shown beside the form. */
  onTry: (() => void) | null
}

/**
 * All fields of a persona, and the errors of saving it. A refusal keeps the input. Once it is saved, the list opens with it highlighted.
 */
export function PersonaForm({ user, bot, version, material, onSaved, onForget, onReload, onTry }: PersonaFormProps) {
  const form = useFormContext<PersonaFields>()
  const navigate = useNavigate()
  const role = useUserStatus()?.role ?? user.role
  const save = useSavePersona(bot?.id ?? null, onSaved)
  const problem = save.error && problemOf(save.error)
  const refused = problem?.kind === 'slug-taken' ? { slug: save.variables?.fields.slug ?? '', suggestion: problem.suggestion } : null

  // Field errors are set once the fields are no longer inert; the first one gets the focus.
  const { setError } = form
  useEffect(() => {
    Object.entries(complaintsOf(save.error)).forEach(([name, message], index) => {
      setError(name as FieldPath<PersonaFields>, { message }, { shouldFocus: index === 0 })
    })
  }, [save.error, setError])

  const openList = ({ id }: { id: string }) => navigate(managePersonasPath, { state: { saved: id, isNew: bot === null } })
  const submit = (base: number | null) =>
    form.handleSubmit((fields) => !save.isPending && save.mutate({ fields, version: base }, { onSuccess: openList }))
  const makeNew = () => {
    writeDraft({ userId: user.id, botId: null }, { fields: form.getValues(), basedOn: null })
    onForget()
    navigate(createPersonaPath)
  }
  return (
    <form noValidate onSubmit={submit(version)} className="**:scroll-mt-20 **:scroll-mb-28">
      <div inert={save.isPending}>
        <IdentitySection bot={bot} refused={refused} />
        <PromptSection />
        <KnowledgeSection bot={bot} material={material} />
        <AvatarSection />
        <OpeningLinesSection bot={bot} />
        <VisibilitySection mayBePrivate={mayBePrivate(role)} isPrivate={bot !== null && visibilityOf(bot) === 'private'} />
        <EmbeddingSection />
      </div>
      <SaveBar bot={bot} isPending={save.isPending} onTry={onTry}>
        <div role="alert" className="mb-3 empty:hidden">
          <SaveNotice userId={user.id} bot={bot} problem={problem} onOverwrite={submit(null)} onReload={onReload} onMakeNew={makeNew} />
          {problem?.kind === 'other' && <FormError error={save.error} />}
        </div>
      </SaveBar>
    </form>
  )
}
