import type { Profile__Output } from '@rostra/proto/gen/rostra/identity/v1/Profile'
import type { Creator__Output } from '@rostra/proto/gen/rostra/persona/v1/Creator'
import { z } from 'zod'
import { botSchema, toBot } from '../bot.ts'
import { count, timestamp } from '../fields.ts'

export const creatorSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    memberSince: z.string().meta({ description: 'The month of the registration, in UTC', pattern: '^\\d{4}-\\d{2}$' }),
    followers: count.meta({ description: 'Counted up to 100,000' }),
    conversationCount: count.meta({ description: 'Of these personas together' }),
    bots: z.array(botSchema).meta({ description: 'The public personas, newest first' }),
  })
  .meta({ id: 'Creator' })

export type Creator = z.infer<typeof creatorSchema>

export const followedSchema = z
  .object({
    creators: z.array(z.object({ id: z.string(), username: z.string(), followedAt: timestamp }).meta({ id: 'FollowedCreator' })),
    bots: z.array(botSchema).meta({ description: 'The newest public personas of all of them, at most 48' }),
  })
  .meta({ id: 'FollowedCreators' })

/** Converts an account and its personas to the page of a creator. */
export function toCreator({ id, username, createdAt }: Profile__Output, { personas, followers }: Creator__Output): Creator {
  const bots = personas.map(toBot)
  const conversationCount = bots.reduce((sum, bot) => sum + bot.conversationCount, 0)
  return { id, username, memberSince: createdAt.slice(0, 'yyyy-mm'.length), followers, conversationCount, bots }
}
