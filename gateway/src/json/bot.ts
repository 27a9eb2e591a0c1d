import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { z } from 'zod'

export const botSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    category: z.string(),
    voice: z.string(),
    avatarUrl: z.string().nullable(),
    avatarEmoji: z.string().nullable(),
    avatarBgColor: z.string(),
    isPrivate: z.boolean(),
    userId: z.string().nullable().meta({ description: 'The owner; null for a former member' }),
    createdAt: z.string(),
    voteCount: z.int().meta({ description: 'Upvotes minus downvotes' }),
    conversationCount: z.int(),
    rolePrompt: z.string().optional().meta({ description: 'For the owner only' }),
    strictlyFollows: z.string().optional().meta({ description: 'For the owner only' }),
    openingLines: z.array(z.string()).optional().meta({ description: 'Questions to begin with; not in lists, as all that follows' }),
    openingLinesMade: z.boolean().optional().meta({ description: 'They were made for the owner, who left them empty' }),
    embedOrigins: z.array(z.string()).optional().meta({ description: 'For the owner only: whose pages may frame the widget, or `*`' }),
    version: z.int().optional().meta({ description: 'For the owner only: counts saves' }),
  })
  .meta({ id: 'Bot' })

export type Bot = z.infer<typeof botSchema>

/** A persona as it stands in a list. */
export function toBot({ ownerId, avatarUrl, avatarEmoji, rolePrompt, strictlyFollows, ...persona }: Persona__Output): Bot {
  return {
    id: persona.id,
    slug: persona.slug,
    name: persona.name,
    description: persona.description,
    category: persona.category,
    voice: persona.voice,
    avatarUrl: avatarUrl || null,
    avatarEmoji: avatarEmoji || null,
    avatarBgColor: persona.avatarBgColor,
    isPrivate: persona.isPrivate,
    userId: ownerId || null,
    createdAt: persona.createdAt,
    voteCount: persona.voteCount,
    conversationCount: persona.conversationCount,
    ...(rolePrompt === undefined ? {} : { rolePrompt }),
    ...(strictlyFollows === undefined ? {} : { strictlyFollows }),
  }
}

/** A persona by itself. */
export function toWholeBot(persona: Persona__Output): Bot {
  const { openingLines, openingLinesMade, embedOrigins, version, rolePrompt } = persona
  return {
    ...toBot(persona),
    openingLines,
    openingLinesMade,
    // Prompts are given to the owner only, so they tell the owner.
    ...(rolePrompt === undefined ? {} : { embedOrigins }),
    ...(version === undefined ? {} : { version }),
  }
}
