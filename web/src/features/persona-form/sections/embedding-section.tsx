import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChevronRight } from '#icons'
import { Choice } from '../../../components/form/choice.tsx'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'

const { fields, sections } = personaFormStrings

/** The websites that may frame the widget. The section opens when one of its fields has an error. */
export function EmbeddingSection() {
  const { register, control, formState, setValue, setFocus, clearErrors } = useFormContext<PersonaFields>()
  const anywhere = useWatch({ control, name: 'embedAnywhere' })
  const error = formState.errors.embedOrigins?.message
  const only = Object.keys(formState.errors).length === 1
  const [open, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error opens the section; it may be closed again
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
