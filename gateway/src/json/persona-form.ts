import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { maxGreetingCharacters } from '@rostra/text/message-length'
import { z } from 'zod'
import { categories, colourPattern, voices } from './bot.ts'
import { visibilitySchema, wireVisibilities } from './personas/visibility.ts'
import { avatarPattern, linePattern, linesPattern, optionalLinesPattern, originPattern, slugPattern } from './text-patterns.ts'

/** A lone surrogate can't be encoded for the service and would be replaced silently, so it is refused here. */
const text = z.string().refine((value) => value.isWellFormed(), 'This text contains characters that cannot be shown')

/** Limits that the persona service checks. The schema only documents them. */
type Limits = {
  minLength?: number
  maxLength?: number
  enum?: string[]
  pattern?: string
}

const required = (limits: Limits) => text.meta({ override: limits })

/** A text that may be empty, null or absent. */
const optional = (description: string, limits: Limits) => text.nullable().default('').meta({ description, override: limits })

/** Matches ids that settings can have; which ones they have only the service knows. */
const chatModelPattern = '^[a-z0-9-]*$'

/** Bounds the work of parsing a list. The persona service has lower limits. */
const maxItems = 100

/** Checks types only. The persona service checks lengths and values, and its messages reach the user. */
export const personaFormSchema = z
  .object({
    name: required({ minLength: 3, maxLength: 50, pattern: linePattern(3) }),
    description: required({ minLength: 10, maxLength: 150, pattern: linePattern(10) }),
    category: required({ enum: [...categories] }),
    rolePrompt: required({ minLength: 20, maxLength: 5_000, pattern: linesPattern(20) }),
    strictlyFollows: optional('Rules that the persona never breaks', { maxLength: 5_000, pattern: optionalLinesPattern }),
    voice: z
      .string()
      .default('male1')
      .meta({ override: { enum: [...voices] } }),
    avatarUrl: optional('The address of an uploaded picture, or an https address from which it is fetched once', {
      maxLength: 2_048,
      pattern: avatarPattern,
    }),
    avatarEmoji: optional('One emoji', { maxLength: 32 }),
    avatarBgColor: z
      .string()
      .default('#4F46E5')
      .meta({ description: '#RRGGBB; when empty, the default', override: { pattern: `^$|${colourPattern}` } }),
    isPrivate: z.boolean().default(false).meta({ description: 'Counts when there is no `visibility`: private or public' }),
    visibility: visibilitySchema.optional(),
    slug: optional('Lowercase letters, digits and hyphens, 3 to 60; when empty, the slug is made from the name', {
      maxLength: 60,
      pattern: slugPattern,
    }),
    greeting: text
      .nullable()
      .default('')
      .meta({
        description:
          `The first message of its conversations: at most ${maxGreetingCharacters} characters, counted as people see them (grapheme clusters). ` +
          'When empty, it is made of name and description',
        override: { pattern: optionalLinesPattern },
      }),
    openingLines: z
      .array(required({ minLength: 3, maxLength: 120, pattern: linePattern(3) }))
      .max(maxItems)
      .default([])
      .meta({ description: 'Questions to begin with; generated when empty', override: { maxItems: 3 } }),
    embedOrigins: z
      .array(z.string().meta({ override: { pattern: originPattern } }))
      .max(maxItems)
      .default([])
      .meta({ description: 'Origins whose pages may frame the widget, or `*` for every page', override: { maxItems: 20 } }),
    onlyFromMaterial: z.boolean().default(false).meta({ description: 'The persona answers only from its material' }),
    chatModel: optional('The id of a chat model; when empty, the default', { maxLength: 40, pattern: chatModelPattern }),
  })
  .meta({ id: 'PersonaForm' })

/** Converts the form to the persona service's message. Unknown fields are dropped. */
export function toPersonaForm(form: z.infer<typeof personaFormSchema>): PersonaForm {
  const { strictlyFollows, avatarUrl, avatarEmoji, slug, greeting, chatModel } = form
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
    visibility: form.visibility ? wireVisibilities[form.visibility] : 'VISIBILITY_UNSPECIFIED',
    slug: slug ?? '',
    greeting: greeting ?? '',
    openingLines: form.openingLines,
    embedOrigins: form.embedOrigins,
    onlyFromMaterial: form.onlyFromMaterial,
    chatModel: chatModel ?? '',
  }
}
