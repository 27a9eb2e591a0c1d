import { useFormContext, useWatch } from 'react-hook-form'
import { Medallion } from '../../components/medallion.tsx'
import { TextField } from '../../components/text-field.tsx'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { Choice } from './choice.tsx'
import { ColourPicker } from './colour-picker.tsx'
import { EmojiPicker } from './emoji-picker.tsx'
import type { PersonaFields } from './form-schema.ts'
import { FormSection } from './form-section.tsx'
import { faceOf } from './persona-fields.ts'
import { useImageCheck } from './use-image-check.ts'

const { avatar: words, sections } = personaFormStrings
const kinds = ['initials', 'emoji', 'image'] as const

export function LooksSection() {
  const { register, control, clearErrors } = useFormContext<PersonaFields>()
  const kind = useWatch({ control, name: 'avatarKind' })
  return (
    <FormSection words={sections.looks}>
      <CoinPreview />
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
      {kind === 'image' && <ImageField />}
      {kind === 'emoji' && <EmojiPicker />}
      <ColourPicker />
    </FormSection>
  )
}

/** The coin as the form stands, beside the name it will stand beside. */
function CoinPreview() {
  const { control } = useFormContext<PersonaFields>()
  const all = useWatch({ control }) as PersonaFields
  const face = faceOf(all)
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-raised p-4">
      <Medallion bot={{ ...face, name: face.name.trim() || words.unnamed }} size={88} />
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

function ImageField() {
  const { register, control, formState } = useFormContext<PersonaFields>()
  const all = useWatch({ control }) as PersonaFields
  const state = useImageCheck(faceOf(all).avatarUrl)
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={words.url}
        hint={words.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        error={formState.errors.avatarUrl?.message}
        {...register('avatarUrl')}
      />
      <p role="status" className={`text-12 ${state === 'broken' ? 'text-danger' : 'text-ink-soft'}`}>
        {state !== 'none' && words[state]}
      </p>
    </div>
  )
}
