import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Bot } from '../../api/bot.ts'
import type { User } from '../../api/user.ts'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { Named } from '../dashboard/named.tsx'
import { readDraft } from './draft.ts'
import { DraftNote } from './draft-note.tsx'
import { type PersonaFields, personaSchema } from './form-schema.ts'
import { FullNote } from './full-note.tsx'
import { emptyFields, fieldsOf } from './persona-fields.ts'
import { PersonaForm } from './persona-form.tsx'
import { ProTips } from './pro-tips.tsx'
import { TrialPane } from './trial-pane.tsx'
import { TrialSheet } from './trial-sheet.tsx'
import { useDraftKeeper } from './use-draft-keeper.ts'
import { useRehearsal } from './use-rehearsal.ts'
import { useWide } from './use-wide.ts'

const { form: words } = personaFormStrings

interface PersonaEditorProps {
  user: User
  /** The persona to edit; null for a new one. */
  bot: Bot | null
  /** Loads the persona anew, in place of what is typed, which is forgotten first. */
  onReload: (forget: () => void) => void
}

/** A persona being written: its form with the draft it began from, and a place to try it. */
export function PersonaEditor({ user, bot: loaded, onReload }: PersonaEditorProps) {
  // What is asked again meanwhile changes nothing under the hands of whoever writes.
  const [bot] = useState(loaded)
  const of = { userId: user.id, botId: bot?.id ?? null }
  const [base] = useState(() => (bot ? fieldsOf(bot) : emptyFields))
  const [draft] = useState(() => readDraft(of))
  const [restored, setRestored] = useState(draft !== null)
  // A draft goes on from the save that it began from, so that a later one of somebody else is noticed.
  const [basedOn, setBasedOn] = useState(draft?.basedOn ?? bot?.version ?? null)
  const form = useForm<PersonaFields>({ resolver: zodResolver(personaSchema), mode: 'onTouched', defaultValues: draft?.fields ?? base })
  const forgetDraft = useDraftKeeper({ form, of, base, basedOn })
  const rehearsal = useRehearsal()
  const wide = useWide()
  const [trying, setTrying] = useState(false)
  const opener = useRef<Element>(null)
  const openTrial = () => {
    opener.current = document.activeElement
    setTrying(true)
  }

  const discard = () => {
    form.reset(base)
    setBasedOn(bot?.version ?? null)
    setRestored(false)
  }
  return (
    <FormProvider {...form}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-5">
        <div className="min-w-0 lg:col-span-3">
          <h2 className="font-serif text-28 font-medium tracking-tight">{bot ? words.editTitle : words.createTitle}</h2>
          <p className="mt-1 mb-6 max-w-measure text-ink-soft">
            {bot ? <Named words={words.editText} name={bot.name} /> : words.createText}
          </p>
          <DraftNote restored={restored} outdated={bot !== null && basedOn !== bot.version} onDiscard={discard} />
          {!bot && <FullNote user={user} />}
          <PersonaForm
            user={user}
            bot={bot}
            version={basedOn}
            onSaved={forgetDraft}
            onReload={() => onReload(forgetDraft)}
            onTry={wide ? null : openTrial}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
          <ProTips />
          {wide && <TrialPane rehearsal={rehearsal} className="sticky top-20 h-panel rounded-card border border-line" />}
        </div>
      </div>
      {!wide && <TrialSheet open={trying} rehearsal={rehearsal} opener={opener} onClose={() => setTrying(false)} />}
    </FormProvider>
  )
}
