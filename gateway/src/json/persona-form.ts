import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { z } from 'zod'

/** On its way to the service half a character would become another one, which the service could not know. */
const text = z.string().refine((value) => value.isWellFormed(), 'This text contains characters that cannot be shown')

/** A text that may be left empty. */
const optional = (description: string) => text.nullable().default('').meta({ description })

/** As many as nobody needs; the service says how many it takes. */
const most = 100

/** The types only: how long a text may be and what may stand in it is the persona service's to say, in its words. */
export const personaFormSchema = z.object({
  name: text.meta({ description: '3 to 50 characters' }),
  description: text.meta({ description: '10 to 150 characters' }),
  category: text.meta({ description: 'One of the ten' }),
  rolePrompt: text.meta({ description: '20 to 5,000 characters' }),
  strictlyFollows: optional('At most 5,000 characters'),
  voice: z.string().default('male1').meta({ description: 'male1, male2, female1, female2 or neutral1' }),
  avatarUrl: optional('https only; never fetched by the server'),
  avatarEmoji: optional('One emoji'),
  avatarBgColor: z.string().default('#4F46E5').meta({ description: '#RRGGBB' }),
  isPrivate: z.boolean().default(false),
  slug: optional('Lowercase letters, digits and hyphens, 3 to 60; empty to be made from the name'),
  openingLines: z.array(text).max(most).default([]).meta({ description: 'At most 3, of 3 to 120 characters; none to have them made' }),
  embedOrigins: z
    .array(z.string())
    .max(most)
    .default([])
    .meta({ description: 'At most 20 origins whose pages may frame the widget, or `*` for every page' }),
})

/** The form as the persona service takes it; unknown fields are dropped. */
export function toPersonaForm(form: z.infer<typeof personaFormSchema>): PersonaForm {
  const { strictlyFollows, avatarUrl, avatarEmoji, slug } = form
  return {
    name: form.name,
    description: form.description,
    category: form.category,
    rolePrompt: form.rolePrompt,
    strictlyFollows: strictlyFollows ?? '',
    voice: form.voice,
    avatarUrl: avatarUrl ?? '',
    avatarEmoji: avatarEmoji ?? '',
    avatarBgColor: form.avatarBgColor,
    isPrivate: form.isPrivate,
    slug: slug ?? '',
    openingLines: form.openingLines,
    embedOrigins: form.embedOrigins,
  }
}
