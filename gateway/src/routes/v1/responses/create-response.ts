import { DomainError } from '@rostra/kit/errors'
import type { CallOptions } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import { accessOf, type Client, limitKey } from '../../../callers/client.ts'
import { programRequestId } from '../../../callers/programs/program-request-id.ts'
import type { Ports } from '../../../ports.ts'
import { responseWritten, route } from '../../../routing/route.ts'
import { discardUnused } from '../../../streams/discard-unused.ts'
import { collectAnswer, type ProgramGeneration, relayToProgram } from '../../../streams/program-answer.ts'
import { type AskTexts, limitOf } from '../caller-texts.ts'
import { askRefusals } from '../chat/chat-completions.ts'
import { askOf } from '../chat/open-ask.ts'
import { idempotencyHeader } from '../idempotency-header.ts'
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
  requestHeaders: idempotencyHeader,
  streams: true,
  responses: { 200: responseSchema },
  refusals: {
    ...askRefusals,
    400: 'VALIDATION, CONTEXT_TOO_LONG, BAD_JSON',
    404: 'BOT_NOT_FOUND; GENERATION_NOT_FOUND, CONVERSATION_NOT_FOUND (the previous response, which another program began)',
    413: 'BODY_TOO_LARGE',
    409: 'REQUEST_ID_REUSED, ANSWER_GONE; GENERATION_RUNNING (the previous response is not complete), CONVERSATION_LIMIT',
  },
  handle: async ({ body, headers, client, call, response, startedAt }, ports) => {
    const { 'Idempotency-Key': key } = headers
    const texts = textsOf(body)
    await ports.limits.use('send', limitKey(client))
    const { discard, ...opened } = await openerOf(body, texts, { call, client, key, ports })
    const options = { response, startedAt, streams: ports.streams, ...opened }
    const frame = frameOf(body)
    try {
      if (body.stream) {
        await relayToProgram(options, responseEncoder(frame))
        return responseWritten
      }
      const finished = await collectAnswer(options)
      if (!finished) return responseWritten
      const { generationId: exchangeId, done } = finished
      return { status: 200, body: endedResponse({ ...frame, exchangeId, created_at: createdAtOf(exchangeId) }, toAnswer(done)) }
    } catch (error) {
      discard?.(error)
      throw error
    }
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
  client: Client
  /** The idempotency key of the request. */
  key: string | undefined
  ports: Pick<Ports, 'chat' | 'persona' | 'limits' | 'log'>
}

interface Opened extends ProgramGeneration {
  /** Deletes the conversation that was started for this response when its message was refused. */
  discard?: (error: unknown) => void
}

/** Returns how the answer is opened: an ask without a conversation, or a send in a new or the previous one. */
async function openerOf(body: ResponseInput, texts: AskTexts, context: Context): Promise<Opened> {
  const { call, client, key } = context
  const { chat, persona } = context.ports
  const maxTokens = limitOf(body.max_output_tokens)
  const previous = body.previous_response_id
  const personaId = await personaIdOf(persona, body.model, call)
  if (body.store === false) {
    if (previous) throw invalid('previous_response_id', 'A response that is not stored cannot continue another one')
    return askOf({ ...texts, personaId, maxTokens }, context)
  }
  const requestId = programRequestId(accessOf(client).id, key, 'response')
  const { content, callerData } = toSendTexts(texts)
  const place = previous ? await placeAfter(previous, personaId, context) : await newConversation(personaId, requestId, context)
  const send = { ...place, content, callerData, maxTokens, requestId }
  return {
    hasKey: key !== undefined,
    open: () => chat.open(ChatService.Send, send, call),
    follow: ({ generationId, seq }) => chat.open(ChatService.FollowGeneration, { generationId, after: seq }, call),
    ...(previous ? {} : { discard: (error) => discardUnused(chat, place.conversationId, call, error) }),
  }
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })

/** The time limit of a read before the answer, in milliseconds. */
const deadlineMs = 4_000

/** Returns the place after an earlier response. Throws GENERATION_NOT_FOUND, and VALIDATION for that of another persona. */
async function placeAfter(responseId: string, personaId: string, { call, ports }: Context) {
  const generationId = exchangeIdOf(responseId)
  const { conversation } = await ports.chat.call(ChatService.GetExchange, { generationId }, { ...call, deadlineMs })
  // By the id: a persona may have another slug now, and another persona its slug.
  if (conversation?.personaId !== personaId) throw invalid('model', 'The previous response is of another persona')
  return { conversationId: conversation.id, afterExchangeId: generationId }
}

/** Returns the place at the start of a new conversation, or of that in which an earlier attempt has failed. */
async function newConversation(personaId: string, requestId: string, { call, client, ports }: Context) {
  await ports.limits.use('startConversation', limitKey(client))
  const { conversation } = await ports.chat.call(ChatService.StartConversation, { personaId, requestId }, { ...call, deadlineMs })
  return { conversationId: conversation?.id ?? '', atStart: true }
}
