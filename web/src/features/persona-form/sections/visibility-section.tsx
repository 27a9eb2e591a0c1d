import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { FormSection } from './form-section.tsx'

const { fields, sections } = personaFormStrings

/** Makes a persona private. Disabled with a reason when the account may not; a private persona can always be made public. */
export function VisibilitySection({ mayBePrivate }: { mayBePrivate: boolean }) {
  const id = useId()
  const { register, control, formState } = useFormContext<PersonaFields>()
  const isPrivate = useWatch({ control, name: 'isPrivate' })
  const error = formState.errors.isPrivate?.message
  return (
    <FormSection words={sections.seen}>
      <div className="flex items-start gap-4 rounded-card border border-line px-4 py-4 sm:px-5">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="text-14 font-strong">
            {fields.isPrivate}
          </label>
          <div id={`${id}-note`} className="text-14 text-ink-soft">
            <p>{fields.private}</p>
            <p>{mayBePrivate ? fields.privateText : fields.privateNot}</p>
          </div>
          {error && (
            <p id={`${id}-error`} role="alert" className="mt-1 text-12 text-danger">
              {error}
            </p>
          )}
        </div>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={isPrivate}
          disabled={!mayBePrivate && !isPrivate}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
          className="switch mt-0.5 disabled:opacity-50"
          {...register('isPrivate')}
        />
      </div>
    </FormSection>
  )
}
