import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { conversationSchema, toConversation } from '../../../json/conversation.ts'
import { idParams } from '../../../json/fields.ts'
import { route } from '../../../routing/route.ts'
import { requireConversationOwner } from '../send-input.ts'

const gone = { 404: 'CONVERSATION_NOT_FOUND' }

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

export const deleteConversations = route({
  method: 'delete',
  path: '/api/conversations',
  summary: 'Delete all conversations that began before a time, and their shares',
  description:
    'They are hidden at once, running answers are stopped, and within minutes they are gone from every store. ' +
    'Conversations that began later stay, so that the call can be repeated.',
  query: z.object({
    begunBefore: z.iso.datetime().meta({ description: 'The `countedAt` of the count. A conversation of the same second is before it' }),
  }),
  responses: { 204: z.undefined() },
  handle: async ({ query, client, call }, { chat }) => {
    if (client.caller.kind !== 'anonymous') await chat.call(ChatService.DeleteConversations, query, call)
    return { status: 204, body: undefined }
  },
})
