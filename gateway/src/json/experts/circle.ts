import type { Circle__Output } from '@rostra/proto/gen/rostra/experts/v1/Circle'
import type { CircleEntry__Output } from '@rostra/proto/gen/rostra/experts/v1/CircleEntry'
import { z } from 'zod'
import { botSchema, toBot } from '../bot.ts'
import { count, timestamp } from '../fields.ts'

export const circleEntrySchema = z
  .object({
    botId: z.string(),
    position: count.meta({ description: 'From 0, in the order of the circle' }),
    addedAt: timestamp,
    bot: botSchema,
  })
  .meta({ id: 'CircleEntry' })

type CircleEntry = z.infer<typeof circleEntrySchema>

export function toCircleEntry({ personaId, position, addedAt, persona }: CircleEntry__Output): CircleEntry {
  if (!persona) throw new Error('experts sent an entry without its persona')
  return { botId: personaId, position, addedAt, bot: toBot(persona) }
}

const left = 'X-Left-Circle'
const price = 'X-Credits-Per-Expert'

/** Documents the headers of a circle. */
export const circleHeaders = {
  [left]: 'Names of personas that have left the circle because they were deleted or made private: a JSON list, percent-encoded',
  [price]: 'What a discussion costs for each expert, in credits',
}

export const toCircleHeaders = (circle: Circle__Output): Record<string, string> => ({
  [price]: String(circle.creditsPerExpert),
  ...(circle.left.length > 0 ? { [left]: encodeURIComponent(JSON.stringify(circle.left)) } : {}),
})
