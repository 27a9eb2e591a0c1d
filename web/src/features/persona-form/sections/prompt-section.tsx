import { useFormContext, useWatch } from 'react-hook-form'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'
import { counted } from '../schema/counted-fields.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { FormSection } from './form-section.tsx'
import { ModelField } from './model-field.tsx'
import { VoicePicker } from './voice-picker.tsx'

const { fields, form, sections } = personaFormStrings

export function PromptSection() {
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
      <ModelField />
      <VoicePicker />
    </FormSection>
  )
}
