import { personaForm } from '../../../api/gen/constraints.ts'
import type { Bot, Category, PersonaForm } from '../../../api/schemas.ts'
import { visibilityOf } from '../../../data/personas/visibility.ts'
import { originsOf } from '../../../lib/embed/origins.ts'
import type { PersonaFields } from './form-schema.ts'
import { isPicture } from './picture-address.ts'

export const voices = personaForm.voice.enum

/** The default colour, with which a persona gets a theme colour derived from its name. */
export const defaultColour = personaForm.avatarBgColor.default

/** The fields of a new persona. */
export const emptyFields: PersonaFields = {
  name: '',
  slug: '',
  description: '',
  category: '',
  rolePrompt: '',
  strictlyFollows: '',
  voice: personaForm.voice.default,
  avatarKind: 'initials',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: defaultColour,
  visibility: 'public',
  greeting: '',
  openingLines: ['', '', ''],
  embedAnywhere: false,
  embedOrigins: '',
  onlyFromMaterial: personaForm.onlyFromMaterial.default,
  chatModel: '',
}

const kindOf = ({ avatarUrl, avatarEmoji }: Bot): PersonaFields['avatarKind'] => (avatarUrl ? 'image' : avatarEmoji ? 'emoji' : 'initials')

/** Returns the fields of a stored persona. Generated opening lines are left out. */
export function fieldsOf(bot: Bot): PersonaFields {
  const lines = bot.openingLinesMade ? [] : (bot.openingLines ?? [])
  const origins = bot.embedOrigins ?? []
  return {
    ...emptyFields,
    name: bot.name,
    slug: bot.slug,
    description: bot.description,
    category: bot.category,
    rolePrompt: bot.rolePrompt ?? '',
    strictlyFollows: bot.strictlyFollows ?? '',
    voice: voices.find((voice) => voice === bot.voice) ?? emptyFields.voice,
    avatarKind: kindOf(bot),
    avatarUrl: bot.avatarUrl ?? '',
    avatarEmoji: bot.avatarEmoji ?? '',
    avatarBgColor: bot.avatarBgColor || defaultColour,
    visibility: visibilityOf(bot),
    greeting: bot.greeting ?? '',
    openingLines: emptyFields.openingLines.map((_, index) => lines[index] ?? ''),
    embedAnywhere: origins.includes('*'),
    embedOrigins: origins.filter((origin) => origin !== '*').join('\n'),
    onlyFromMaterial: bot.onlyFromMaterial ?? emptyFields.onlyFromMaterial,
    chatModel: bot.chatModel ?? emptyFields.chatModel,
  }
}

/** Returns the request body of fields that passed the schema: only the chosen kind of avatar, and no empty opening line. */
export function bodyOf({ avatarKind, embedAnywhere, embedOrigins, category, ...fields }: PersonaFields): Required<PersonaForm> {
  return {
    ...fields,
    isPrivate: fields.visibility === 'private',
    category: category as Category,
    avatarUrl: avatarKind === 'image' ? fields.avatarUrl : '',
    avatarEmoji: avatarKind === 'emoji' ? fields.avatarEmoji : '',
    openingLines: fields.openingLines.filter(Boolean),
    embedOrigins: embedAnywhere ? ['*'] : originsOf(embedOrigins),
  }
}

/** Returns the face of a persona with these fields. */
export const faceOf = ({ name, avatarKind, avatarUrl, avatarEmoji, avatarBgColor }: PersonaFields) => ({
  name,
  avatarUrl: avatarKind === 'image' && isPicture(avatarUrl) ? avatarUrl.trim() : null,
  avatarEmoji: avatarKind === 'emoji' ? avatarEmoji.trim() : null,
  avatarBgColor,
})
