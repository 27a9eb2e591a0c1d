import { DomainError } from '@rostra/kit/errors'
import type { CallOptions } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import { limitKey } from '../../../callers/client.ts'
import type { Ports } from '../../../ports.ts'
import { responseWritten, route } from '../../../routing/route.ts'
import { collectAnswer, relayToProgram } from '../../../streams/program-answer.ts'
import type { AskTexts } from '../caller-texts.ts'
import { askRefusals } from '../chat/chat-completions.ts'
import { readIdempotencyKey, requestIdFor } from '../idempotency-key.ts'
import { personaIdOf } from '../model-ids.ts'
import { createdAtOf } from '../times.ts'
import { responseEncoder, toAnswer } from './response-events.ts'
import { type ResponseInput, responseInputSchema, textsOf, toSendTexts } from './response-input.ts'
import { endedResponse, exchangeIdOf, responseSchema } from './response-object.ts'

export const createResponse = route({
  method: 'post',
  path: '/v1/responses',
  summary: 'Ask a persona, in a conversation of the history',
  description:
    'The message and its answer stand in the member’s history of conversations, and `previous_response_id` continues there. With `store: false` the ' +
    'answer is kept nowhere, as that of a chat completion. A repeated `Idempotency-Key` joins the same answer.',
  bearer: 'chat',
  startsWork: true,
  longTexts: true,
  body: responseInputSchema,
  streams: true,
  responses: { 200: responseSchema },
  refusals: {
    ...askRefusals,
    400: 'VALIDATION, CONTEXT_TOO_LONG, BAD_JSON, BODY_TOO_LARGE',
    404: 'BOT_NOT_FOUND, GENERATION_NOT_FOUND (the previous response)',
    409: 'REQUEST_ID_REUSED, ANSWER_GONE; GENERATION_RUNNING (the previous response is not complete), CONVERSATION_LIMIT',
  },
  handle: async ({ body, client, call, request, response, startedAt }, ports) => {
    const key = readIdempotencyKey(request)
    const texts = textsOf(body)
    await ports.limits.use('send', limitKey(client))
    const { open, repeatable } = await openerOf(body, texts, key, { call, ports })
    const options = { response, startedAt, streams: ports.streams, repeatable, open }
    const frame = frameOf(body)
    if (body.stream) {
      await relayToProgram(options, responseEncoder(frame))
      return responseWritten
    }
    const finished = await collectAnswer(options)
    if (!finished) return responseWritten
    const { generationId: exchangeId, done } = finished
    return { status: 200, body: endedResponse({ ...frame, exchangeId, created_at: createdAtOf(exchangeId) }, toAnswer(done)) }
  },
})

const frameOf = ({ model, instructions, previous_response_id, store, metadata, max_output_tokens }: ResponseInput) => ({
  model,
  instructions: instructions ?? null,
  previous_response_id: previous_response_id ?? null,
  store: store ?? true,
  metadata: metadata ?? {},
  max_output_tokens: max_output_tokens ?? null,
})

interface Context {
  call: CallOptions
  ports: Pick<Ports, 'chat' | 'persona'>
}

/** Returns how the answer is opened: an ask without a conversation, or a send in a new or the previous one. */
async function openerOf(body: ResponseInput, texts: AskTexts, key: string | undefined, { call, ports: { chat, persona } }: Context) {
  const maxTokens = body.max_output_tokens ?? 0
  const previous = body.previous_response_id
  if (body.store === false) {
    if (previous) throw invalid('previous_response_id', 'A response that is not stored cannot continue another one')
    const personaId = await personaIdOf(persona, body.model, call)
    const ask = { ...texts, personaId, maxTokens, requestId: key ?? '' }
    return { repeatable: key !== undefined, open: () => chat.open(ChatService.Ask, ask, call) }
  }
  const requestId = requestIdFor(key)
  const { content, callerData } = toSendTexts(texts)
  const place = previous
    ? await placeAfter(previous, body.model, { call, chat })
    : await newConversation(await personaIdOf(persona, body.model, call), requestId, { call, chat })
  const send = { ...place, content, callerData, maxTokens, requestId }
  return { repeatable: true, open: () => chat.open(ChatService.Send, send, call) }
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })

interface ChatCall {
  call: CallOptions
  chat: Ports['chat']
}

/** The time limit of a read before the answer, in milliseconds. */
const deadlineMs = 4_000

/** Returns the place after an earlier response. Throws GENERATION_NOT_FOUND, and VALIDATION for that of another persona. */
async function placeAfter(responseId: string, model: string, { call, chat }: ChatCall) {
  const generationId = exchangeIdOf(responseId)
  const { conversation } = await chat.call(ChatService.GetExchange, { generationId }, { ...call, deadlineMs })
  if (!conversation || conversation.personaSlug !== model) throw invalid('model', 'The previous response is of another persona')
  return { conversationId: conversation.id, afterExchangeId: generationId }
}

async function newConversation(personaId: string, requestId: string, { call, chat }: ChatCall) {
  const { conversation } = await chat.call(ChatService.StartConversation, { personaId, requestId }, { ...call, deadlineMs })
  return { conversationId: conversation?.id ?? '', afterExchangeId: '' }
}
