import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { Choice } from './choice.tsx'
import type { PersonaFields } from './form-schema.ts'
import { TextArea } from './text-area.tsx'

const { fields, sections } = personaFormStrings

/** Where the widget may be framed. It opens by itself when something in it is wrong. */
export function AdvancedSection() {
  const { register, control, formState, setValue, setFocus, clearErrors } = useFormContext<PersonaFields>()
  const anywhere = useWatch({ control, name: 'embedAnywhere' })
  const error = formState.errors.embedOrigins?.message
  const only = Object.keys(formState.errors).length === 1
  const [open, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a complaint opens it, closing it again is the reader's choice
  useEffect(() => {
    if (!error || open) return
    setOpen(true)
    if (only) requestAnimationFrame(() => setFocus('embedOrigins'))
  }, [error])

  const choose = (everywhere: boolean) => {
    setValue('embedAnywhere', everywhere)
    clearErrors('embedOrigins')
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/advanced border-t border-line py-6">
      <summary className="flex min-h-touch list-none items-center gap-2 text-18 font-strong [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4.5 text-ink-soft transition-transform group-open/advanced:rotate-90" />
        {sections.advanced}
      </summary>
      <div className="flex flex-col gap-4 pt-4">
        <fieldset>
          <legend className="mb-1.5 text-14 font-strong">{fields.embed}</legend>
          <div className="flex flex-wrap gap-2">
            {[false, true].map((everywhere) => (
              <Choice
                key={String(everywhere)}
                name="embed"
                checked={anywhere === everywhere}
                onChange={() => choose(everywhere)}
                className="min-h-touch px-3.5"
              >
                {everywhere ? fields.embedAnywhere : fields.embedOrigins}
              </Choice>
            ))}
          </div>
        </fieldset>
        {!anywhere && (
          <TextArea
            label={fields.embedOrigins}
            hint={fields.embedOriginsHint}
            placeholder="https://example.org"
            rows={3}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            error={error}
            {...register('embedOrigins')}
          />
        )}
      </div>
    </details>
  )
}
