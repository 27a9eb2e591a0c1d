import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { conversationSchema, toConversation } from '../../json/conversation.ts'
import { id, limit, page } from '../../json/inputs.ts'
import { messageSchema, toMessage } from '../../json/message.ts'
import { offlineHeader, toOfflineHeader } from '../../json/offline-header.ts'
import { becomeSomebody } from './become-somebody.ts'

export const startConversation = route({
  method: 'post',
  path: '/api/conversations',
  summary: 'Start a conversation with a persona',
  description: 'A visitor without an account becomes a guest by it.',
  startsWork: true,
  body: z.object({ botId: id, endUserId: z.string().max(200).optional() }),
  answers: {
    201: z.object({
      conversation: z.object({ id: z.string(), botId: z.string(), startedAt: z.string() }),
      initialMessage: messageSchema,
    }),
  },
  headers: { 'Set-Cookie': 'The guest, when this call made one', ...offlineHeader },
  refusals: { 404: 'BOT_NOT_FOUND', 429: 'RATE_LIMITED' },
  handle: async (visit, ports) => {
    const { visitor, body } = visit
    await ports.limits.use('startConversation', limitKey(visitor))
    if (visitor.caller.kind !== 'member') await ports.limits.use('startConversationFromAddress', visitor.network)
    const call = await becomeSomebody(visit, ports)
    const request = { personaId: body.botId, endUserId: body.endUserId ?? '' }
    const { conversation, initialMessage, offline } = await ports.chat.call(ChatService.StartConversation, request, call)
    if (!conversation || !initialMessage) throw new Error('chat started a conversation without saying which')
    const { id: conversationId, personaId, startedAt } = conversation
    return {
      status: 201,
      body: { conversation: { id: conversationId, botId: personaId, startedAt }, initialMessage: toMessage(initialMessage) },
      headers: toOfflineHeader(offline),
    }
  },
})

export const listConversations = route({
  method: 'get',
  path: '/api/conversations',
  summary: 'One’s own conversations, the latest first',
  query: z.object({ page, limit: limit(20, 100) }),
  answers: { 200: z.array(conversationSchema) },
  headers: { 'X-Total-Count': 'How many there are, on every page' },
  handle: async ({ query, visitor, call }, { chat }) => {
    if (visitor.caller.kind === 'anonymous') return { status: 200, body: [], headers: { 'X-Total-Count': '0' } }
    const { conversations, total } = await chat.call(ChatService.ListConversations, query, call)
    return { status: 200, body: conversations.map(toConversation), headers: { 'X-Total-Count': String(total) } }
  },
})
