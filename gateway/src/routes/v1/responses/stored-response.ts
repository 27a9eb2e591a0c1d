import { DomainError } from '@rostra/kit/errors'
import { ChatService } from '@rostra/proto/chat'
import type { StoredExchange__Output } from '@rostra/proto/gen/rostra/chat/v1/StoredExchange'
import { z } from 'zod'
import { route } from '../../../routing/route.ts'
import { secondsOf } from '../times.ts'
import { responseIdSchema } from './response-input.ts'
import {
  endedResponse,
  exchangeIdOf,
  failedResponse,
  openResponse,
  type ResponseObject,
  responseIdOf,
  responseSchema,
} from './response-object.ts'

const params = z.object({ id: responseIdSchema })

export const getResponse = route({
  method: 'get',
  path: '/v1/responses/{id}',
  summary: 'Get a stored response',
  description: 'What its request said of instructions, metadata and tokens is not stored.',
  bearer: 'chat',
  params,
  responses: { 200: responseSchema },
  refusals: { 404: 'GENERATION_NOT_FOUND' },
  handle: async ({ params: { id }, call }, { chat }) => ({
    status: 200,
    body: toResponse(exchangeIdOf(id), await chat.call(ChatService.GetExchange, { generationId: exchangeIdOf(id) }, call)),
  }),
})

const deleted = z.object({ id: z.string(), object: z.literal('response'), deleted: z.literal(true) }).meta({ id: 'DeletedResponse' })

export const deleteResponse = route({
  method: 'delete',
  path: '/v1/responses/{id}',
  summary: 'Delete a stored response with all that continue it',
  description:
    'Deletes the conversation that begins with the response. A later one stands between others in its conversation and cannot be deleted alone: the ' +
    'refusal names the first one.',
  bearer: 'chat',
  params,
  responses: { 200: deleted },
  refusals: { 404: 'GENERATION_NOT_FOUND', 409: 'RESPONSE_IN_CONVERSATION' },
  handle: async ({ params: { id }, call }, { chat }) => {
    const { conversation, firstId } = await chat.call(ChatService.GetExchange, { generationId: exchangeIdOf(id) }, call)
    if (firstId !== exchangeIdOf(id)) {
      const message = `This response continues others. Delete ${responseIdOf(firstId)}, which deletes its whole conversation.`
      throw new DomainError('state', 'RESPONSE_IN_CONVERSATION', message)
    }
    await chat.call(ChatService.DeleteConversation, { conversationId: conversation?.id ?? '' }, call)
    return { status: 200, body: { id, object: 'response' as const, deleted: true as const } }
  },
})

/** Converts a stored exchange. */
function toResponse(exchangeId: string, stored: StoredExchange__Output): ResponseObject {
  const { conversation, userMessage, botMessage, previousId, usage } = stored
  const frame = {
    exchangeId,
    created_at: secondsOf(userMessage?.createdAt ?? new Date()),
    model: conversation?.personaSlug ?? '',
    previous_response_id: previousId === '' ? null : responseIdOf(previousId),
    instructions: null,
    store: true,
    metadata: {},
    max_output_tokens: null,
  }
  if (!botMessage) return openResponse(frame)
  const { content, citations, end, status } = botMessage
  if (status === 'MESSAGE_STATUS_FAILED') return failedResponse(frame, 'The persona could not answer', content)
  return endedResponse(frame, { text: content, citations, end, usage })
}
