import type { ImportedCard } from '../../../api/schemas.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { emptyFields } from '../schema/persona-fields.ts'

/** The fields that a card may fill in, in the order of the form. */
export const cardFieldNames = ['name', 'description', 'category', 'rolePrompt', 'strictlyFollows', 'greeting', 'openingLines'] as const

/** Returns the fields of the form with those of a card. The persona stays a draft until its creator publishes it. */
export function fieldsOfCard({ form }: ImportedCard): PersonaFields {
  const lines = form.openingLines ?? []
  return {
    ...emptyFields,
    name: form.name,
    description: form.description,
    category: form.category,
    rolePrompt: form.rolePrompt,
    strictlyFollows: form.strictlyFollows ?? '',
    voice: form.voice ?? emptyFields.voice,
    avatarKind: form.avatarEmoji ? 'emoji' : 'initials',
    avatarEmoji: form.avatarEmoji ?? '',
    avatarBgColor: form.avatarBgColor ?? emptyFields.avatarBgColor,
    visibility: 'draft',
    greeting: form.greeting ?? '',
    openingLines: emptyFields.openingLines.map((_, index) => lines[index] ?? ''),
    onlyFromMaterial: form.onlyFromMaterial ?? emptyFields.onlyFromMaterial,
  }
}

/** Reports whether a field has something to read. */
export const isFilled = (value: string | string[]): boolean => (typeof value === 'string' ? value : value.join('')).trim() !== ''
