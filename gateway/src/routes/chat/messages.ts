import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { id, idParams, limit } from '../../json/inputs.ts'
import { messageSchema, toMessage } from '../../json/message.ts'
import { offlineHeader, toOfflineHeader } from '../../json/offline-header.ts'
import { admitSend, refuseNobody, sendRefusals, sendSchema } from './send-input.ts'

export const listMessages = route({
  method: 'get',
  path: '/api/conversations/{id}/messages',
  summary: 'The messages of a conversation, oldest first',
  params: idParams,
  query: z.object({ before: id.optional().meta({ description: 'A message id: only what came before it' }), limit: limit(100, 200) }),
  answers: { 200: z.array(messageSchema) },
  headers: { 'X-Running-Generation': 'The generation that is answering now, if one is', ...offlineHeader },
  refusals: { 404: 'CONVERSATION_NOT_FOUND' },
  handle: async (visit, { chat }) => {
    refuseNobody(visit)
    const { params, query, call } = visit
    const request = { conversationId: params.id, before: query.before ?? '', limit: query.limit }
    const { messages, runningGenerationId, offline } = await chat.call(ChatService.ListMessages, request, call)
    const running: Record<string, string> = runningGenerationId ? { 'X-Running-Generation': runningGenerationId } : {}
    return { status: 200, body: messages.map(toMessage), headers: { ...running, ...toOfflineHeader(offline) } }
  },
})

/** As long as the slowest answer may take; the generation goes on if it takes longer. */
const waitMs = 170_000

const exchangeSchema = z.object({ userMessage: messageSchema, botMessage: messageSchema })

export const sendMessage = route({
  method: 'post',
  path: '/api/messages',
  summary: 'Send a message and wait for the whole answer',
  description: 'For clients that can’t read a stream. 200 when the request id was known already.',
  startsWork: true,
  body: sendSchema.extend({ isFromBot: z.literal(false).default(false), audioUrl: z.null().default(null) }),
  answers: { 200: exchangeSchema, 201: exchangeSchema },
  refusals: sendRefusals,
  handle: async (visit, ports) => {
    const request = await admitSend(visit.body, visit, ports)
    const { userMessage, botMessage, existed } = await ports.chat.call(ChatService.SendAndWait, request, {
      ...visit.call,
      deadlineMs: waitMs,
    })
    if (!userMessage || !botMessage) throw new Error('chat answered a send without its messages')
    return { status: existed ? 200 : 201, body: { userMessage: toMessage(userMessage), botMessage: toMessage(botMessage) } }
  },
})
