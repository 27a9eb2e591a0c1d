import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Bot } from '../../../api/schemas.ts'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'
import { counted } from '../schema/counted-fields.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { FormSection } from '../sections/form-section.tsx'
import { CategoryField } from './category-field.tsx'
import { SlugField } from './slug-field.tsx'
import { SuggestedSlugContext, useSlugAfter } from './suggested-slug.ts'
import { useSuggestedSlug } from './use-suggested-slug.ts'

const { fields, sections } = personaFormStrings

interface IdentitySectionProps {
  bot: Bot | null
  /** The slug that the server refused, and its suggestion. */
  refused: { slug: string; suggestion: string | null } | null
}

export function IdentitySection({ bot, refused }: IdentitySectionProps) {
  const { register, control, formState, getValues, setValue } = useFormContext<PersonaFields>()
  const { errors, touchedFields, submitCount } = formState
  const [name, description, slug] = useWatch({ control, name: ['name', 'description', 'slug'] })
  const suggested = useContext(SuggestedSlugContext)
  const slugAfter = useSlugAfter()

  const setSlug = (next: string) => {
    if (next !== getValues('slug')) setValue('slug', next, { shouldValidate: Boolean(touchedFields.slug) || submitCount > 0 })
  }
  // Only for a new persona, because links to an existing one must not change.
  const follow = (next: string) => {
    if (!bot) setSlug(slugAfter(name, next))
  }
  const onSuggested = (free: string) => {
    if (suggested) suggested.current = free
    setSlug(free)
  }
  useSuggestedSlug({ enabled: bot === null, name, slug, onSuggested })
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
