import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChevronDown } from '#icons'
import { chatModelsQuery } from '../../../data/personas/chat-models.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'

const { fields } = personaFormStrings

/** The choice of the model that answers, with the price of a message. Not shown without a second one. */
export function ModelField() {
  const id = useId()
  const { register, control, formState, setValue } = useFormContext<PersonaFields>()
  const { data: models } = useQuery(chatModelsQuery)
  const chosen = useWatch({ control, name: 'chatModel' })
  const error = formState.errors.chatModel?.message
  const [first, ...others] = models ?? []
  // A draft may have a model that was removed from the settings since.
  const isGone = models !== undefined && chosen !== '' && others.every(({ id }) => id !== chosen)
  useEffect(() => {
    if (isGone) setValue('chatModel', '')
  }, [isGone, setValue])
  if (!models || others.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-strong">
        {fields.chatModel}
      </label>
      <div className="relative sm:max-w-task">
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className="field w-full appearance-none pe-10"
          {...register('chatModel')}
        >
          {models.map((model) => (
            // The default has no id of its own, so that a persona without a choice follows it.
            <option key={model.id} value={model === first ? '' : model.id}>
              {fields.chatModelOption(model.label, formatNumber(model.credits))}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-soft" />
      </div>
      <p id={`${id}-note`} role={error ? 'alert' : undefined} className={`text-12 ${error ? 'text-danger' : 'text-ink-soft'}`}>
        {error ?? fields.chatModelHint}
      </p>
    </div>
  )
}
