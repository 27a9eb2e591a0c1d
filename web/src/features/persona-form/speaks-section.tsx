import { useFormContext, useWatch } from 'react-hook-form'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { counted } from './counter.ts'
import type { PersonaFields } from './form-schema.ts'
import { FormSection } from './form-section.tsx'
import { TextArea } from './text-area.tsx'
import { VoicePicker } from './voice-picker.tsx'

const { fields, form, sections } = personaFormStrings

export function SpeaksSection() {
  const { register, control, formState } = useFormContext<PersonaFields>()
  const { errors } = formState
  const [rolePrompt, strictlyFollows] = useWatch({ control, name: ['rolePrompt', 'strictlyFollows'] })
  return (
    <FormSection words={sections.speaks}>
      <TextArea
        label={fields.rolePrompt}
        hint={fields.rolePromptHint}
        placeholder={fields.rolePromptExample}
        className="min-h-44"
        error={errors.rolePrompt?.message}
        count={{ text: rolePrompt, limits: counted.rolePrompt }}
        {...register('rolePrompt')}
      />
      <TextArea
        label={`${fields.strictlyFollows} (${form.optional})`}
        hint={fields.strictlyFollowsHint}
        placeholder={fields.strictlyFollowsExample}
        className="min-h-24"
        error={errors.strictlyFollows?.message}
        count={{ text: strictlyFollows, limits: counted.strictlyFollows }}
        {...register('strictlyFollows')}
      />
      <VoicePicker />
    </FormSection>
  )
}
