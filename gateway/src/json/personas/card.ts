import type { ImportedCard__Output } from '@rostra/proto/gen/rostra/persona/v1/ImportedCard'
import type { PersonaForm__Output } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { z } from 'zod'
import { categories, voices } from '../bot.ts'
import { personaFormSchema } from '../persona-form.ts'
import { knownValue } from '../wire-value.ts'

/** What a character card becomes. */
export const importedCardSchema = z
  .object({
    form: personaFormSchema.meta({ description: 'A draft, to be completed: what the card lacks is empty' }),
    material: z.array(z.object({ title: z.string(), text: z.string() }).meta({ id: 'CardText' })).meta({
      description: 'The entries of the lorebook by their keys, and what the role prompt has no room for: at most 200,000 characters each',
    }),
    left: z
      .array(z.string())
      .meta({ description: 'The fields of the card that have no place, such as `extensions.depth_prompt`; at most 200, then `…`' }),
    picture: z.string().nullable().meta({
      description: 'The picture of the card as a data URL (WebP, 256 × 256 pixels), to be uploaded to `/api/pictures`; null for none',
    }),
  })
  .meta({ id: 'ImportedCard' })

export function toImportedCard({ form, material, left, picture }: ImportedCard__Output): z.input<typeof importedCardSchema> {
  if (!form) throw new Error('the persona service returned no form')
  return {
    form: toFormJson(form),
    material,
    left,
    picture: picture.length > 0 ? `data:image/webp;base64,${picture.toString('base64')}` : null,
  }
}

const toFormJson = (form: PersonaForm__Output): z.input<typeof personaFormSchema> => ({
  name: form.name,
  description: form.description,
  category: knownValue(categories, form.category),
  rolePrompt: form.rolePrompt,
  strictlyFollows: form.strictlyFollows,
  voice: knownValue(voices, form.voice),
  avatarUrl: form.avatarUrl,
  avatarEmoji: form.avatarEmoji,
  avatarBgColor: form.avatarBgColor,
  isPrivate: false,
  visibility: 'draft',
  slug: form.slug,
  greeting: form.greeting,
  openingLines: form.openingLines,
  embedOrigins: form.embedOrigins,
  onlyFromMaterial: form.onlyFromMaterial,
  chatModel: form.chatModel,
})
