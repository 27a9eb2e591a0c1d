import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import {
  guestMessagesHeader,
  offlineHeader,
  onlySharedHeader,
  toGuestMessagesHeader,
  toOfflineHeader,
  toOnlySharedHeader,
} from '../../json/answer-headers.ts'
import { id, idParams, limit } from '../../json/fields.ts'
import { messageSchema, toMessage } from '../../json/message.ts'
import { route } from '../../routing/route.ts'
import { admitSend, modelRefusals, requireConversationOwner, sendRefusals, sendSchema } from './send-input.ts'

export const listMessages = route({
  method: 'get',
  path: '/api/conversations/{id}/messages',
  summary: 'List the messages of a conversation, oldest first',
  params: idParams,
  query: z.object({
    before: id
      .optional()
      .meta({ description: 'A message id; only messages before it are returned, of its own branch. None for an unknown id' }),
    limit: limit(100, 200),
  }),
  responses: { 200: z.array(messageSchema) },
  headers: {
    'X-Running-Generation': 'The id of the running generation, if any',
    'X-Continued-Message': 'The id of the answer that it continues, unless it writes a new one',
    'X-Bot-Id': 'The persona of the conversation',
    ...offlineHeader,
    ...guestMessagesHeader,
    ...onlySharedHeader,
  },
  refusals: { 404: 'CONVERSATION_NOT_FOUND' },
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    const { params, query, call } = context
    const request = { conversationId: params.id, before: query.before ?? '', limit: query.limit }
    const listed = await chat.call(ChatService.ListMessages, request, call)
    const headers: Record<string, string> = {
      'X-Bot-Id': listed.personaId,
      ...toOfflineHeader(listed.offline),
      ...toGuestMessagesHeader(listed.guestMessagesLeft),
      ...toOnlySharedHeader(listed.onlyShared),
    }
    if (listed.runningGenerationId) headers['X-Running-Generation'] = listed.runningGenerationId
    if (listed.continuedMessageId) headers['X-Continued-Message'] = listed.continuedMessageId
    return { status: 200, body: listed.messages.map(toMessage), headers }
  },
})

export const showBranch = route({
  method: 'post',
  path: '/api/conversations/{id}/branch',
  summary: 'Show the branch that was shown last below a message, or the newest',
  description: 'Returns its latest messages, oldest first.',
  params: idParams,
  body: z.object({ messageId: id }).meta({ id: 'BranchRequest' }),
  responses: { 200: z.array(messageSchema) },
  headers: offlineHeader,
  refusals: { 404: 'CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND' },
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    const { params, body, call } = context
    const request = { conversationId: params.id, messageId: body.messageId }
    const { messages, offline } = await chat.call(ChatService.ShowBranch, request, call)
    return { status: 200, body: messages.map(toMessage), headers: toOfflineHeader(offline) }
  },
})

/** The time limit of the call. The generation continues after it, and a repeat with the same request id waits for its end. */
const deadlineMs = 170_000

const exchangeSchema = z.object({ userMessage: messageSchema, botMessage: messageSchema }).meta({ id: 'Exchange' })

export const sendMessage = route({
  method: 'post',
  path: '/api/messages',
  summary: 'Send a message and wait for the whole answer',
  description: 'For clients that can’t read a stream. The status is 200 for a known request id, else 201.',
  startsWork: true,
  body: sendSchema
    .extend({ isFromBot: z.literal(false).default(false), audioUrl: z.null().default(null) })
    .meta({ id: 'SendAndWaitRequest' }),
  responses: { 200: exchangeSchema, 201: exchangeSchema },
  refusals: { ...sendRefusals, 503: `${sendRefusals[503]}. ${modelRefusals}` },
  handle: async (context, ports) => {
    const request = await admitSend(context.body, context, ports)
    const { userMessage, botMessage, existed } = await ports.chat.call(ChatService.SendAndWait, request, {
      ...context.call,
      deadlineMs,
    })
    if (!userMessage || !botMessage) throw new Error('chat sent an exchange without its messages')
    return { status: existed ? 200 : 201, body: { userMessage: toMessage(userMessage), botMessage: toMessage(botMessage) } }
  },
})
