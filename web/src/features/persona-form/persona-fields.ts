import type { Bot } from '../../api/bot.ts'
import { defaultColour } from './avatar-colour.ts'
import { originsOf } from './embed-origins.ts'
import type { PersonaFields, Voice } from './form-schema.ts'

export const voices: Voice[] = ['male1', 'male2', 'female1', 'female2', 'neutral1']

/** A new persona, with the defaults of core 9. */
export const emptyFields: PersonaFields = {
  name: '',
  slug: '',
  description: '',
  category: '',
  rolePrompt: '',
  strictlyFollows: '',
  voice: 'male1',
  avatarKind: 'initials',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: defaultColour,
  isPrivate: false,
  openingLines: ['', '', ''],
  embedAnywhere: false,
  embedOrigins: '',
}

const kindOf = ({ avatarUrl, avatarEmoji }: Bot): PersonaFields['avatarKind'] => (avatarUrl ? 'image' : avatarEmoji ? 'emoji' : 'initials')

/** A persona as the form shows it. Opening lines that were made for its owner leave the fields empty. */
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
    isPrivate: bot.isPrivate,
    openingLines: emptyFields.openingLines.map((_, index) => lines[index] ?? ''),
    embedAnywhere: origins.includes('*'),
    embedOrigins: origins.filter((origin) => origin !== '*').join('\n'),
  }
}

/** What is sent to save a persona. */
export interface PersonaBody extends Omit<PersonaFields, 'avatarKind' | 'embedAnywhere' | 'embedOrigins'> {
  embedOrigins: string[]
}

/** Only the chosen kind of avatar is sent, and no empty opening line. */
export function bodyOf({ avatarKind, embedAnywhere, embedOrigins, ...fields }: PersonaFields): PersonaBody {
  return {
    ...fields,
    avatarUrl: avatarKind === 'image' ? fields.avatarUrl : '',
    avatarEmoji: avatarKind === 'emoji' ? fields.avatarEmoji : '',
    openingLines: fields.openingLines.filter(Boolean),
    embedOrigins: embedAnywhere ? ['*'] : originsOf(embedOrigins),
  }
}

/** The coin that the form would give a persona. */
export const faceOf = ({ name, avatarKind, avatarUrl, avatarEmoji, avatarBgColor }: PersonaFields) => ({
  name,
  avatarUrl: avatarKind === 'image' && /^https:\/\//i.test(avatarUrl.trim()) ? avatarUrl.trim() : null,
  avatarEmoji: avatarKind === 'emoji' ? avatarEmoji.trim() : null,
  avatarBgColor,
})
