import { randomUUID } from 'node:crypto'
import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { route } from '../../http/routing/route.ts'
import { conversationSchema, toConversation } from '../../json/conversation.ts'
import { id, limit, page, timestamp } from '../../json/fields.ts'
import { messageSchema, toMessage } from '../../json/message.ts'
import { offlineHeader, toOfflineHeader } from '../../json/offline-header.ts'
import { ensureGuest } from './ensure-guest.ts'

export const startConversation = route({
  method: 'post',
  path: '/api/conversations',
  summary: 'Start a conversation with a persona',
  description: 'Creates a guest for an anonymous caller. A retry with the same `requestId` returns the same conversation.',
  startsWork: true,
  body: z
    .object({
      botId: id,
      endUserId: z.string().max(200).optional(),
      requestId: z.guid().optional().meta({ description: 'A retry with the same id returns the same conversation' }),
    })
    .meta({ id: 'StartConversationRequest' }),
  responses: {
    201: z
      .object({
        conversation: z.object({ id: z.string(), botId: z.string(), startedAt: timestamp }),
        initialMessage: messageSchema,
      })
      .meta({ id: 'StartedConversation' }),
  },
  headers: { 'Set-Cookie': 'The guest, when this call created one', ...offlineHeader },
  refusals: { 404: 'BOT_NOT_FOUND', 409: 'REQUEST_ID_REUSED', 429: 'RATE_LIMITED', 503: 'SHUTTING_DOWN, OVERLOADED' },
  handle: async (context, ports) => {
    const { client, body } = context
    await ports.limits.use('startConversation', limitKey(client))
    if (client.caller.kind !== 'member') await ports.limits.use('startConversationFromAddress', client.network)
    const call = await ensureGuest(context, ports)
    // With an id of its own, a start is repeated safely between gateway and chat.
    const request = { personaId: body.botId, endUserId: body.endUserId ?? '', requestId: body.requestId ?? randomUUID() }
    const { conversation, initialMessage, offline } = await ports.chat.call(ChatService.StartConversation, request, call)
    if (!conversation || !initialMessage) throw new Error('chat sent a new conversation without its fields')
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
  summary: 'List the caller’s conversations, latest first',
  query: z.object({ page, limit: limit(20, 100) }),
  responses: { 200: z.array(conversationSchema) },
  headers: { 'X-Total-Count': 'The total number, on every page' },
  handle: async ({ query, client, call }, { chat }) => {
    if (client.caller.kind === 'anonymous') return { status: 200, body: [], headers: { 'X-Total-Count': '0' } }
    const { conversations, total } = await chat.call(ChatService.ListConversations, query, call)
    return { status: 200, body: conversations.map(toConversation), headers: { 'X-Total-Count': String(total) } }
  },
})
