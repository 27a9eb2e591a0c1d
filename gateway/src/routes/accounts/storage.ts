import { ChatService } from '@rostra/proto/chat'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { count } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

export const getStorage = route({
  method: 'get',
  path: '/api/user/storage',
  summary: 'Return how much the account keeps, and may keep',
  description: 'In bytes. Material: originals and texts of sources. A further source is refused beyond the quota.',
  membersOnly: true,
  responses: {
    200: z
      .object({ material: count, quota: count, conversations: count, conversationLimit: count })
      .meta({ id: 'Storage', description: 'What an account keeps' }),
  },
  handle: async ({ call }, { chat, persona }) => {
    const [material, { conversations, limit }] = await Promise.all([
      persona.call(PersonaService.GetStorage, {}, call),
      chat.call(ChatService.CountConversations, {}, call),
    ])
    const body = { material: Number(material.bytes), quota: Number(material.quotaBytes), conversations, conversationLimit: limit }
    return { status: 200, body }
  },
})
