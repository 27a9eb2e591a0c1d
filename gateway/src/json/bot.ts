import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { z } from 'zod'
import { count, timestamp } from './fields.ts'
import { isListed, visibilityOf, visibilitySchema } from './personas/visibility.ts'
import { knownValue } from './wire-value.ts'

export const categories = [
  'Business',
  'Education',
  'Entertainment',
  'Finance',
  'Health & Fitness',
  'Life Advice',
  'Nonprofit',
  'Technology',
  'Travel',
  'Other',
] as const

export const categorySchema = z.enum(categories).meta({ id: 'Category' })

export const voices = ['male1', 'male2', 'female1', 'female2', 'neutral1'] as const

export const colourPattern = '^#[0-9A-Fa-f]{6}$'

export const botSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    category: categorySchema,
    voice: z.enum(voices).meta({ id: 'Voice' }),
    avatarUrl: z.string().meta({ description: 'The address of a picture on this server' }).nullable(),
    avatarEmoji: z.string().nullable(),
    avatarBgColor: z.string().meta({ pattern: colourPattern }),
    isPrivate: z.boolean().meta({ description: 'Its visibility is `private`' }),
    userId: z.string().nullable().meta({ description: 'The owner; null after the owner’s account was deleted' }),
    createdAt: timestamp,
    voteCount: z.int32().meta({ description: 'Upvotes minus downvotes' }),
    conversationCount: count,
    ownModel: z.boolean().optional().meta({ description: 'A model that its creator runs answers: the creator’s server gets the messages' }),
    rolePrompt: z.string().optional().meta({ description: 'For the owner only' }),
    strictlyFollows: z.string().optional().meta({ description: 'For the owner only' }),
    greeting: z.string().optional().meta({ description: 'For the owner only: the own text of the first message; empty for none' }),
    suspension: z
      .object({ reason: z.string().meta({ description: 'In an operator’s words' }), at: timestamp })
      .meta({ id: 'BotSuspension' })
      .optional()
      .meta({ description: 'For the owner only: why operators suspended the persona' }),
    aboveLimit: z
      .boolean()
      .optional()
      .meta({ description: 'For the owner only: read-only and hidden from others, because the account may have fewer personas' }),
    visibility: visibilitySchema.optional().meta({ description: 'For the owner, and of a persona that is not public' }),
    firstMessage: z
      .string()
      .optional()
      .meta({ description: 'The first message of a new conversation; absent in lists, as all following fields' }),
    openingLines: z.array(z.string()).optional().meta({ description: 'Questions to begin with' }),
    openingLinesMade: z.boolean().optional().meta({ description: 'The opening lines were generated, because the owner gave none' }),
    messageCredits: count.optional().meta({ description: 'The price of a message to it, in credits' }),
    embedOrigins: z
      .array(z.string())
      .optional()
      .meta({ description: 'For the owner only: origins whose pages may frame the widget, or `*` for every page' }),
    onlyFromMaterial: z.boolean().optional().meta({ description: 'For the owner only: the persona answers only from its material' }),
    chatModel: z.string().optional().meta({ description: 'For the owner only: the id of the model that answers; empty for the default' }),
    version: z.uint32().optional().meta({ description: 'For the owner only: the number of saves' }),
  })
  .meta({ id: 'Bot' })

export type Bot = z.infer<typeof botSchema>

/** Converts a persona for a list. Throws for an unknown category or voice. */
export function toBot({
  ownerId,
  avatarUrl,
  avatarEmoji,
  rolePrompt,
  strictlyFollows,
  greeting,
  suspension,
  aboveLimit,
  ...persona
}: Persona__Output): Bot {
  return {
    id: persona.id,
    slug: persona.slug,
    name: persona.name,
    description: persona.description,
    category: knownValue(categories, persona.category),
    voice: knownValue(voices, persona.voice),
    avatarUrl: avatarUrl || null,
    avatarEmoji: avatarEmoji || null,
    avatarBgColor: persona.avatarBgColor,
    isPrivate: persona.isPrivate,
    visibility: rolePrompt !== undefined || !isListed(persona) ? visibilityOf(persona) : undefined,
    userId: ownerId || null,
    createdAt: persona.createdAt,
    voteCount: persona.voteCount,
    conversationCount: persona.conversationCount,
    rolePrompt,
    strictlyFollows,
    greeting,
    ownModel: persona.hasOwnModel || undefined,
    aboveLimit: aboveLimit || undefined,
    suspension: suspension ? { reason: suspension.reason, at: suspension.at } : undefined,
  }
}

/** Converts a persona with all fields that the caller may see. */
export function toFullBot(persona: Persona__Output): Bot {
  const { firstMessage, openingLines, openingLinesMade, messageCredits, embedOrigins, onlyFromMaterial, chatModel, version, rolePrompt } =
    persona
  return {
    ...toBot(persona),
    firstMessage,
    openingLines,
    openingLinesMade,
    messageCredits,
    // The persona service sends prompts to the owner only: with them, the caller is the owner.
    embedOrigins: rolePrompt === undefined ? undefined : embedOrigins,
    onlyFromMaterial,
    chatModel,
    version,
  }
}
