import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Bot, User } from '../../api/schemas.ts'
import { NameInSentence } from '../../components/name-in-sentence.tsx'
import { personaFormStrings } from '../../strings/strings.ts'
import { ImportPanel } from './card/import-panel.tsx'
import { readDraft } from './draft/draft.ts'
import { DraftNotice } from './draft/draft-notice.tsx'
import { useDraftAutosave } from './draft/use-draft-autosave.ts'
import { SuggestedSlugContext } from './identity/suggested-slug.ts'
import { LimitNotice } from './limit-notice.tsx'
import { OwnModelSection } from './own-model/own-model-section.tsx'
import { PersonaForm } from './persona-form.tsx'
import { ProTips } from './pro-tips.tsx'
import { type PersonaFields, personaSchema } from './schema/form-schema.ts'
import { emptyFields, fieldsOf } from './schema/persona-fields.ts'
import { SuggestPanel } from './suggestions/suggest-panel.tsx'
import { TrialPane } from './trial/trial-pane.tsx'
import { TrialSheet } from './trial/trial-sheet.tsx'
import { useTrial } from './trial/use-trial.ts'
import { useTwoColumns } from './use-two-columns.ts'

const { form: words } = personaFormStrings

interface PersonaEditorProps {
  user: User
  /** The persona to edit; null for a new one. */
  bot: Bot | null
  /** Adds material to the persona. */
  material: ReactNode
  /** Called with the id of a new persona once it is stored. */
  onCreated: (id: string) => void
  /** Called when the restored draft was discarded. */
  onDiscarded?: () => void
  /** Replaces the edits by the stored persona. Calls `forget` first. */
  onReload: (forget: () => void) => void
}

/** The editor of a persona: the form with its draft, tips and the trial. */
export function PersonaEditor({ user, bot: loaded, material, onCreated, onDiscarded, onReload }: PersonaEditorProps) {
  // Kept as state, so that a refetch does not change the form during editing.
  const [bot] = useState(loaded)
  const draftKey = { userId: user.id, botId: bot?.id ?? null }
  const [base] = useState(() => (bot ? fieldsOf(bot) : emptyFields))
  const [draft] = useState(() => readDraft(draftKey))
  const [restored, setRestored] = useState(draft !== null)
  // A draft keeps the version it is based on, so that saving detects a newer one.
  const [basedOn, setBasedOn] = useState(draft?.basedOn ?? bot?.version ?? null)
  const form = useForm<PersonaFields>({ resolver: zodResolver(personaSchema), mode: 'onTouched', defaultValues: draft?.fields ?? base })
  const removeDraft = useDraftAutosave({ form, draftKey, base, basedOn })
  const trial = useTrial()
  const wide = useTwoColumns()
  const [trying, setTrying] = useState(false)
  const opener = useRef<Element>(null)
  const suggestedSlug = useRef('')
  const openTrial = () => {
    opener.current = document.activeElement
    setTrying(true)
  }

  const discard = () => {
    form.reset(base)
    setBasedOn(bot?.version ?? null)
    setRestored(false)
    onDiscarded?.()
  }
  return (
    <FormProvider {...form}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-5">
        <div className="min-w-0 lg:col-span-3">
          <h2 className="font-serif text-28 font-medium tracking-tight">{bot ? words.editTitle : words.createTitle}</h2>
          <p className="mt-1 mb-6 max-w-measure text-ink-soft">
            {bot ? <NameInSentence words={words.editText} name={bot.name} /> : words.createText}
          </p>
          <DraftNotice restored={restored} outdated={bot !== null && basedOn !== bot.version} onDiscard={discard} />
          {!bot && <LimitNotice user={user} />}
          <SuggestedSlugContext value={suggestedSlug}>
            {!bot && <ImportPanel userId={user.id} />}
            <SuggestPanel isNew={bot === null} />
            <PersonaForm
              user={user}
              bot={bot}
              version={basedOn}
              material={material}
              onSaved={(id) => {
                removeDraft()
                if (!bot) onCreated(id)
              }}
              onForget={removeDraft}
              onReload={() => onReload(removeDraft)}
              onTry={wide ? null : openTrial}
            />
          </SuggestedSlugContext>
          {bot && <OwnModelSection user={user} bot={bot} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
          <ProTips />
          {wide && <TrialPane trial={trial} botId={bot?.id ?? null} className="sticky top-20 h-panel rounded-card border border-line" />}
        </div>
      </div>
      {!wide && <TrialSheet open={trying} trial={trial} botId={bot?.id ?? null} opener={opener} onClose={() => setTrying(false)} />}
    </FormProvider>
  )
}
