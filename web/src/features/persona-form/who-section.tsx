import { useFormContext, useWatch } from 'react-hook-form'
import type { Bot } from '../../api/bot.ts'
import { TextField } from '../../components/text-field.tsx'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { CategoryField } from './category-field.tsx'
import { counted } from './counter.ts'
import type { PersonaFields } from './form-schema.ts'
import { FormSection } from './form-section.tsx'
import { slugAfter } from './slug.ts'
import { SlugField } from './slug-field.tsx'
import { TextArea } from './text-area.tsx'

const { fields, sections } = personaFormStrings

interface WhoSectionProps {
  bot: Bot | null
  /** A slug that the server refused, and what it offers in its place. */
  refused: { slug: string; suggestion: string | null } | null
}

export function WhoSection({ bot, refused }: WhoSectionProps) {
  const { register, control, formState, getValues, setValue } = useFormContext<PersonaFields>()
  const { errors, touchedFields, submitCount } = formState
  const [name, description] = useWatch({ control, name: ['name', 'description'] })

  // Links to a persona that there is stay what they are.
  const follow = (next: string) => {
    if (bot) return
    const slug = slugAfter(getValues('slug'), name, next)
    if (slug !== getValues('slug')) setValue('slug', slug, { shouldValidate: Boolean(touchedFields.slug) || submitCount > 0 })
  }
  return (
    <FormSection words={sections.who}>
      <TextField
        label={fields.name}
        hint={fields.nameHint}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { onChange: (event) => follow(event.target.value) })}
      />
      <SlugField bot={bot} refused={refused} />
      <TextArea
        label={fields.description}
        hint={fields.descriptionHint}
        rows={2}
        error={errors.description?.message}
        count={{ text: description, limits: counted.description }}
        {...register('description')}
      />
      <CategoryField error={errors.category?.message} {...register('category')} />
    </FormSection>
  )
}
