import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { conversationSchema, toConversation } from '../../../json/conversation.ts'
import { boundedText, count, idParams, limit, page, timestamp } from '../../../json/fields.ts'
import { route } from '../../../routing/route.ts'
import { requireConversationOwner } from '../send-input.ts'

export const listConversations = route({
  method: 'get',
  path: '/api/conversations',
  summary: 'List the caller’s conversations: pinned ones first, then the latest',
  description:
    'Pinned ones by the time of the pin. With `search`: those with all its words in their title, the persona’s name or one exchange; ' +
    'the last word may be the beginning of one. Such a list counts 1,000 at most.',
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

export const countConversations = route({
  method: 'get',
  path: '/api/conversations/count',
  summary: 'Count the caller’s conversations',
  responses: {
    200: z
      .object({
        count: count.meta({ description: 'Those that the list has' }),
        shared: count.meta({ description: 'Those with a link' }),
        countedAt: timestamp,
      })
      .meta({ id: 'ConversationCount' }),
  },
  handle: async ({ client, call }, { chat }) => {
    if (client.caller.kind === 'anonymous') return { status: 200, body: { count: 0, shared: 0, countedAt: new Date().toISOString() } }
    const { listed, shared, countedAt } = await chat.call(ChatService.CountConversations, {}, call)
    return { status: 200, body: { count: listed, shared, countedAt } }
  },
})

const gone = { 404: 'CONVERSATION_NOT_FOUND' }

export const getConversation = route({
  method: 'get',
  path: '/api/conversations/{id}',
  summary: 'Return a conversation without its messages',
  params: idParams,
  responses: { 200: conversationSchema },
  refusals: gone,
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    const { params, call } = context
    return { status: 200, body: toConversation(await chat.call(ChatService.GetConversation, { conversationId: params.id }, call)) }
  },
})

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

export const pinConversation = route({
  method: 'put',
  path: '/api/conversations/{id}/pin',
  summary: 'Pin a conversation, so that it comes first in the list',
  description: 'At most 20. Succeeds when it is pinned.',
  params: idParams,
  responses: { 200: conversationSchema },
  refusals: { ...gone, 409: 'PINS_FULL' },
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    const request = { conversationId: context.params.id, pinned: true }
    return { status: 200, body: toConversation(await chat.call(ChatService.PinConversation, request, context.call)) }
  },
})

export const unpinConversation = route({
  method: 'delete',
  path: '/api/conversations/{id}/pin',
  summary: 'Unpin a conversation',
  description: 'Succeeds when it is not pinned.',
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: gone,
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    await chat.call(ChatService.PinConversation, { conversationId: context.params.id, pinned: false }, context.call)
    return { status: 204, body: undefined }
  },
})
