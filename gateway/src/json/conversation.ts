import type { Conversation__Output } from '@rostra/proto/gen/rostra/chat/v1/Conversation'
import { z } from 'zod'
import { timestamp } from './fields.ts'

export const conversationSchema = z
  .object({
    id: z.string(),
    botId: z.string(),
    botName: z.string(),
    botSlug: z.string(),
    startedAt: timestamp,
    lastMessageAt: timestamp,
    preview: z.string(),
  })
  .meta({ id: 'Conversation' })

type Conversation = z.infer<typeof conversationSchema>

export const toConversation = ({ personaId, personaName, personaSlug, ...conversation }: Conversation__Output): Conversation => ({
  ...conversation,
  botId: personaId,
  botName: personaName,
  botSlug: personaSlug,
})
