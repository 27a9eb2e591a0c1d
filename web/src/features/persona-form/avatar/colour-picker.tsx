import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Check } from '#icons'
import { Choice } from '../../../components/form/choice.tsx'
import { customColourOf, themeColourOf } from '../../../lib/theme-colour.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { defaultColour } from '../schema/persona-fields.ts'
import { hasContrastWithWhite, themeChoices } from './avatar-colour.ts'

const { avatar: words } = personaFormStrings
const firstCustom = '#334155'

/** Selects the avatar's colour: automatic by the name, a theme colour, or a custom one. */
export function ColourPicker() {
  const id = useId()
  const { control, setValue } = useFormContext<PersonaFields>()
  const [colour, name, kind] = useWatch({ control, name: ['avatarBgColor', 'name', 'avatarKind'] })
  const custom = customColourOf({ avatarBgColor: colour })
  const choose = (hex: string) => setValue('avatarBgColor', hex)
  const choices = [
    { hex: defaultColour, label: words.colours.auto, look: themeColourOf({ name, avatarBgColor: defaultColour }) },
    ...themeChoices.map(({ hex, colour: look }) => ({ hex, look, label: words.colours[look as keyof typeof words.colours] })),
  ]
  return (
    <div className="flex flex-col gap-2">
      <fieldset>
        <legend className="mb-1.5 text-14 font-strong">{words.colour}</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map(({ hex, label, look }) => (
            <Choice
              key={hex}
              name="colour"
              value={hex}
              checked={custom === null && hex.toLowerCase() === colour.toLowerCase()}
              onChange={() => choose(hex)}
              className="min-h-touch px-3"
            >
              <span aria-hidden data-persona={look} className="grid size-5 place-items-center rounded-full bg-persona text-on-persona">
                {custom === null && hex.toLowerCase() === colour.toLowerCase() && <Check className="size-3.5" />}
              </span>
              {label}
            </Choice>
          ))}
          <Choice
            name="colour"
            value="custom"
            checked={custom !== null}
            onChange={() => choose(custom ?? firstCustom)}
            className="min-h-touch px-3"
          >
            {words.custom}
          </Choice>
          {custom !== null && (
            <input
              id={id}
              type="color"
              aria-label={words.customColour}
              aria-describedby={`${id}-pale`}
              value={custom}
              onChange={(event) => choose(event.target.value.toUpperCase())}
              className="h-11 w-16 cursor-pointer rounded-control border border-edge bg-page p-1"
            />
          )}
        </div>
      </fieldset>
      <p id={`${id}-pale`} role="status" className="text-12 text-ink-soft">
        {kind === 'initials' && custom !== null && !hasContrastWithWhite(custom) && words.pale}
      </p>
    </div>
  )
}
