import { avatarEmojiProblem, colourProblem } from '../persona-form/avatar.ts'
import type { PersonaForm } from '../persona-form/persona-form.ts'
import { displayablePart } from '../personas/displayable-text.ts'
import { categories, voices } from '../personas/persona.ts'
import { isObject, isText, type JsonObject, objectOf, stringOf } from './card-draft.ts'
import type { TakenFields } from './left-fields.ts'

/** The key below `extensions` of the fields that only this product has. */
export const extensionKey = 'rostra'

/**
 * The fields of the form that a card has no field for. Address, visibility, model and
 * websites belong to an installation, not to a character.
 */
export type OwnFields = Pick<PersonaForm, 'category' | 'voice' | 'strictlyFollows' | 'avatarEmoji' | 'avatarBgColor' | 'onlyFromMaterial'>

export const ownFieldsOf = ({ category, voice, strictlyFollows, avatarEmoji, avatarBgColor, onlyFromMaterial }: OwnFields): OwnFields => ({
  category,
  voice,
  strictlyFollows,
  avatarEmoji,
  avatarBgColor,
  onlyFromMaterial,
})

const maxGuidelines = 5_000

/** What a persona shows: with `emoji` and `initials`, the picture of its card is drawn and no part of it. */
const avatars = ['picture', 'emoji', 'initials'] as const

export function avatarOf({ avatarUrl, avatarEmoji }: Pick<PersonaForm, 'avatarUrl' | 'avatarEmoji'>): (typeof avatars)[number] {
  if (avatarUrl !== '') return 'picture'
  return avatarEmoji === '' ? 'initials' : 'emoji'
}

/** Whether the picture that a card is in was drawn for a persona without one. */
export function isPictureDrawn(data: JsonObject): boolean {
  const { avatar } = objectOf(objectOf(data.extensions)[extensionKey])
  return avatar === 'emoji' || avatar === 'initials'
}

/** The own fields, with the values that the form takes. */
export const takenOwnFields: TakenFields = {
  category: (value) => isText(value) && categories.some((category) => category.toLowerCase() === value.trim().toLowerCase()),
  voice: (value) => voices.some((voice) => voice === value),
  strictlyFollows: (value) => isText(value) && value.length <= maxGuidelines,
  avatarEmoji: (value) => isText(value) && avatarEmojiProblem(value) === null,
  avatarBgColor: (value) => isText(value) && colourProblem(value.toUpperCase()) === null,
  onlyFromMaterial: (value) => typeof value === 'boolean',
  avatar: (value) => avatars.some((avatar) => avatar === value),
  texts: isObject,
}

/** Reads the own fields of a card. A value that the form refuses is that of an empty form. Tags may name the category. */
export function readOwnFields(extensions: JsonObject, tags: readonly string[]): OwnFields {
  const own = objectOf(extensions[extensionKey])
  const wanted = [stringOf(own.category), ...tags].map((name) => name.trim().toLowerCase())
  const guidelines = displayablePart(stringOf(own.strictlyFollows).slice(0, maxGuidelines)).trim()
  const emoji = stringOf(own.avatarEmoji)
  const colour = stringOf(own.avatarBgColor).toUpperCase()
  return {
    category: categories.find((category) => wanted.includes(category.toLowerCase())) ?? 'Other',
    voice: voices.find((voice) => voice === own.voice) ?? voices[0],
    strictlyFollows: guidelines,
    avatarEmoji: avatarEmojiProblem(emoji) === null ? emoji : '',
    avatarBgColor: colourProblem(colour) === null ? colour : '#4F46E5',
    onlyFromMaterial: own.onlyFromMaterial === true,
  }
}
