import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { personaFormStrings } from '../../../strings/strings.ts'
import { type PersonaFields, visibilities } from '../schema/form-schema.ts'
import { FormSection } from './form-section.tsx'

const { fields, sections } = personaFormStrings
const { visibility: words } = fields

interface VisibilitySectionProps {
  mayBePrivate: boolean
  /** Whether the stored persona is private. */
  isPrivate: boolean
}

/** Chooses who can see a persona. `private` is disabled with a reason when the account may not; a private persona may stay so. */
export function VisibilitySection({ mayBePrivate, isPrivate }: VisibilitySectionProps) {
  const id = useId()
  const { register, control, formState } = useFormContext<PersonaFields>()
  const chosen = useWatch({ control, name: 'visibility' })
  const error = formState.errors.visibility?.message
  const textsOf = { ...words.texts, private: [fields.private, mayBePrivate ? fields.privateText : fields.privateNot] }
  return (
    <FormSection words={sections.seen}>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="sr-only">{sections.seen[0]}</legend>
        <div className="divide-y divide-line rounded-card border border-line">
          {visibilities.map((visibility) => (
            <div key={visibility} className="flex items-start gap-3 px-4 py-4 sm:px-5">
              <input
                id={`${id}-${visibility}`}
                type="radio"
                value={visibility}
                disabled={visibility === 'private' && !mayBePrivate && !isPrivate && chosen !== 'private'}
                aria-describedby={`${id}-${visibility}-note`}
                className="mt-1 size-4 flex-none accent-accent disabled:opacity-50"
                {...register('visibility')}
              />
              <div className="min-w-0 flex-1">
                <label htmlFor={`${id}-${visibility}`} className="text-14 font-strong">
                  {words.names[visibility]}
                </label>
                <div id={`${id}-${visibility}-note`} className="text-14 text-ink-soft">
                  {textsOf[visibility].map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </div>
            </div>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} role="alert" className="mt-1 text-12 text-danger">
            {error}
          </p>
        )}
      </fieldset>
    </FormSection>
  )
}
