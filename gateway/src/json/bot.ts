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
  })
  .meta({ id: 'Bot' })

export type Bot = z.infer<typeof botSchema>

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
