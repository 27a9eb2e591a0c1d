import { useFormContext, useWatch } from 'react-hook-form'
import { Choice } from '../../../components/form/choice.tsx'
import { Medallion } from '../../../components/medallion.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { faceOf } from '../schema/persona-fields.ts'
import { FormSection } from '../sections/form-section.tsx'
import { ColourPicker } from './colour-picker.tsx'
import { EmojiPicker } from './emoji-picker.tsx'
import { PictureField } from './picture-field.tsx'

const { avatar: words, sections } = personaFormStrings
const kinds = ['initials', 'emoji', 'image'] as const

export function AvatarSection() {
  const { register, control, clearErrors } = useFormContext<PersonaFields>()
  const kind = useWatch({ control, name: 'avatarKind' })
  return (
    <FormSection words={sections.looks}>
      <AvatarPreview />
      <fieldset>
        <legend className="mb-1.5 text-14 font-strong">{words.kind}</legend>
        <div className="flex flex-wrap gap-2">
          {kinds.map((value) => (
            <Choice
              key={value}
              value={value}
              className="min-h-touch px-3.5"
              {...register('avatarKind', { onChange: () => clearErrors(['avatarUrl', 'avatarEmoji']) })}
            >
              {words.kinds[value]}
            </Choice>
          ))}
        </div>
      </fieldset>
      {kind === 'image' && <PictureField />}
      {kind === 'emoji' && <EmojiPicker />}
      <ColourPicker />
    </FormSection>
  )
}

/** A preview of avatar, name and description from the form's current values. */
function AvatarPreview() {
  const { control } = useFormContext<PersonaFields>()
  const all = useWatch({ control }) as PersonaFields
  const face = faceOf(all)
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-raised p-4">
      <Medallion face={{ ...face, name: face.name.trim() || words.unnamed }} size={88} />
      <div className="min-w-0">
        <p className="text-12 text-ink-soft">{words.preview}</p>
        <p className="leading-snug font-strong">
          <bdi>{face.name.trim() || words.unnamed}</bdi>
        </p>
        <p className="line-clamp-2 text-14 text-ink-soft">
          <bdi>{all.description.trim() || words.undescribed}</bdi>
        </p>
      </div>
    </div>
  )
}
