import { useFormContext, useWatch } from 'react-hook-form'
import { Choice } from '../../../components/form/choice.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'

const { avatar: words } = personaFormStrings

/** Suggested emojis. */
const emojis = [
  '🎓',
  '📚',
  '✏️',
  '🧠',
  '💡',
  '🔬',
  '🧪',
  '🔭',
  '🧮',
  '💻',
  '🤖',
  '🛠️',
  '💼',
  '📈',
  '💰',
  '⚖️',
  '🏛️',
  '🗣️',
  '🎤',
  '🎭',
  '🎨',
  '🎬',
  '🎵',
  '📷',
  '🏃',
  '🧘',
  '💪',
  '🥗',
  '👩‍🍳',
  '❤️',
  '🌱',
  '🌍',
  '✈️',
  '🧭',
  '⛰️',
  '🌊',
  '🦉',
  '🦊',
  '🐢',
  '🐝',
  '🚀',
  '⭐',
  '🔥',
  '🎯',
  '♟️',
  '🎲',
  '🕊️',
  '👑',
]

export function EmojiPicker() {
  const { control, register, setValue, formState } = useFormContext<PersonaFields>()
  const chosen = useWatch({ control, name: 'avatarEmoji' })
  const choose = (emoji: string) => setValue('avatarEmoji', emoji, { shouldValidate: true, shouldTouch: true })
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-1.5 text-14 font-strong">{words.emoji}</legend>
        <div className="flex flex-wrap gap-1">
          {emojis.map((emoji) => (
            <Choice
              key={emoji}
              name="emoji"
              value={emoji}
              checked={chosen === emoji}
              onChange={() => choose(emoji)}
              className="size-11 border-transparent text-22 has-checked:bg-sunken"
            >
              {emoji}
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className="sm:max-w-60">
        <TextField label={words.ownEmoji} autoComplete="off" error={formState.errors.avatarEmoji?.message} {...register('avatarEmoji')} />
      </div>
    </div>
  )
}
