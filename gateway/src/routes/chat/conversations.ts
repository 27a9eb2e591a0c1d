import { randomUUID } from 'node:crypto'
import { ChatService } from '@rostra/proto/chat'
import type { StartConversationResponse__Output } from '@rostra/proto/gen/rostra/chat/v1/StartConversationResponse'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { guestMessagesHeader, offlineHeader, toGuestMessagesHeader, toOfflineHeader } from '../../json/answer-headers.ts'
import { conversationSchema, toConversation } from '../../json/conversation.ts'
import { boundedText, id, idParams, limit, page, timestamp } from '../../json/fields.ts'
import { messageSchema, toMessage } from '../../json/message.ts'
import type { Ports } from '../../ports.ts'
import { type RequestContext, route } from '../../routing/route.ts'
import { ensureGuest } from './ensure-guest.ts'
import { requireConversationOwner } from './send-input.ts'

export const startedConversationSchema = z
  .object({
    conversation: z.object({ id: z.string(), botId: z.string(), startedAt: timestamp }),
    initialMessage: messageSchema,
  })
  .meta({ id: 'StartedConversation' })

export const startRequestId = z.guid().optional().meta({ description: 'A retry with the same id returns the same conversation' })

/** Counts a started conversation against the rate limits of the caller. */
export async function admitStart({ client }: RequestContext, { limits }: Pick<Ports, 'limits'>): Promise<void> {
  await limits.use('startConversation', limitKey(client))
  if (client.caller.kind !== 'member') await limits.use('startConversationFromAddress', client.network)
}

/** Returns the response to a conversation that was started. */
export function toStarted({ conversation, initialMessage, offline, guestMessagesLeft }: StartConversationResponse__Output) {
  if (!conversation || !initialMessage) throw new Error('chat sent a new conversation without its fields')
  const { id: conversationId, personaId, startedAt } = conversation
  return {
    status: 201 as const,
    body: { conversation: { id: conversationId, botId: personaId, startedAt }, initialMessage: toMessage(initialMessage) },
    headers: { ...toOfflineHeader(offline), ...toGuestMessagesHeader(guestMessagesLeft) },
  }
}

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
      requestId: startRequestId,
    })
    .meta({ id: 'StartConversationRequest' }),
  responses: { 201: startedConversationSchema },
  headers: { 'Set-Cookie': 'The guest, when this call created one', ...offlineHeader, ...guestMessagesHeader },
  refusals: {
    403: 'CONVERSATION_LIMIT: 2,000 conversations; WIDGET_ONLY: a guest of another persona’s widget; CROSS_SITE',
    404: 'BOT_NOT_FOUND',
    409: 'REQUEST_ID_REUSED',
    429: 'RATE_LIMITED',
    503: 'SHUTTING_DOWN, OVERLOADED',
  },
  handle: async (context, ports) => {
    await admitStart(context, ports)
    const call = await ensureGuest(context, ports)
    const { body } = context
    // The gateway adds a request id when the client sent none, so that its own retries start one conversation.
    const request = { personaId: body.botId, endUserId: body.endUserId ?? '', requestId: body.requestId ?? randomUUID() }
    return toStarted(await ports.chat.call(ChatService.StartConversation, request, call))
  },
})

export const listConversations = route({
  method: 'get',
  path: '/api/conversations',
  summary: 'List the caller’s conversations, latest first',
  description:
    'With `search`: those with all its words in their title, the persona’s name or one exchange; the last word may be the beginning of one. ' +
    'Such a list counts 1,000 at most.',
  query: z.object({
    page,
    limit: limit(20, 100),
    search: z.string().trim().max(200).default('').meta({ description: 'Blank for all conversations' }),
  }),
  responses: { 200: z.array(conversationSchema) },
  headers: { 'X-Total-Count': 'The total number, on every page' },
  handle: async ({ query, client, call }, { chat }) => {
    if (client.caller.kind === 'anonymous') return { status: 200, body: [], headers: { 'X-Total-Count': '0' } }
    const { conversations, total } = await chat.call(ChatService.ListConversations, query, call)
    return { status: 200, body: conversations.map(toConversation), headers: { 'X-Total-Count': String(total) } }
  },
})

const gone = { 404: 'CONVERSATION_NOT_FOUND' }

export const renameConversation = route({
  method: 'patch',
  path: '/api/conversations/{id}',
  summary: 'Give a conversation a title',
  params: idParams,
  body: z.object({ title: boundedText('A title', 100) }).meta({ id: 'RenameRequest' }),
  responses: { 200: conversationSchema },
  refusals: gone,
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    const { params, body, call } = context
    return {
      status: 200,
      body: toConversation(await chat.call(ChatService.RenameConversation, { conversationId: params.id, ...body }, call)),
    }
  },
})

export const deleteConversation = route({
  method: 'delete',
  path: '/api/conversations/{id}',
  summary: 'Delete a conversation and its share',
  description: 'It can be restored within 10 seconds. A running answer is stopped. Within a minute it is gone from every store.',
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: gone,
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    await chat.call(ChatService.DeleteConversation, { conversationId: context.params.id }, context.call)
    return { status: 204, body: undefined }
  },
})

export const restoreConversation = route({
  method: 'post',
  path: '/api/conversations/{id}/restore',
  summary: 'Take back the deletion of a conversation',
  description: 'Within 10 seconds of it. Its share returns as well.',
  params: idParams,
  responses: { 200: conversationSchema },
  refusals: gone,
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    const { params, call } = context
    return { status: 200, body: toConversation(await chat.call(ChatService.RestoreConversation, { conversationId: params.id }, call)) }
  },
})
