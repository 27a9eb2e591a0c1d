import { useFormContext, useWatch } from 'react-hook-form'
import type { Bot } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'
import { counted } from '../schema/counted-fields.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { FormSection } from './form-section.tsx'

const { fields, form, sections } = personaFormStrings
const places = [0, 1, 2] as const

/** The greeting, and the three opening lines. Generated lines are shown as suggestions above the empty fields. */
export function OpeningLinesSection({ bot }: { bot: Bot | null }) {
  const { register, control, formState, setValue, setFocus } = useFormContext<PersonaFields>()
  const greeting = useWatch({ control, name: 'greeting' })
  const { errors } = formState
  const made = bot?.openingLinesMade ? (bot.openingLines ?? []) : []
  const take = () => {
    for (const place of places) setValue(`openingLines.${place}`, made[place] ?? '')
    setFocus('openingLines.0')
  }
  return (
    <FormSection words={sections.opens}>
      <TextArea
        label={`${fields.greeting} (${form.optional})`}
        hint={fields.greetingHint}
        placeholder={fields.greetingExample}
        className="min-h-20"
        error={errors.greeting?.message}
        count={{ text: greeting, limits: counted.greeting }}
        {...register('greeting')}
      />
      {made.length > 0 && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-4 text-14">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-strong">{fields.suggested}</p>
            <ul className="list-disc ps-5 text-ink-soft">
              {made.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </div>
          <Button onClick={take}>{fields.editSuggested}</Button>
        </div>
      )}
      {places.map((place) => (
        <TextField
          key={place}
          label={fields.openingLine(place + 1)}
          placeholder={made.length > 0 ? '' : fields.openingLineExamples[place]}
          autoComplete="off"
          error={errors.openingLines?.[place]?.message}
          {...register(`openingLines.${place}`)}
        />
      ))}
    </FormSection>
  )
}
