import { ChatService } from '@rostra/proto/chat'
import { limitKey } from '../../../callers/client.ts'
import { responseWritten, route } from '../../../routing/route.ts'
import { collectAnswer, relayToProgram } from '../../../streams/program-answer.ts'
import { modelRefusals } from '../../chat/send-input.ts'
import { readIdempotencyKey } from '../idempotency-key.ts'
import { personaIdOf } from '../model-ids.ts'
import { chunkEncoder, completionSchema, toCompletion } from './chat-answer.ts'
import { chatSchema, toAsk } from './chat-input.ts'

/** The refusals of an answer for a program. */
export const askRefusals = {
  402: 'INSUFFICIENT_CREDITS; INSUFFICIENT_BUDGET for an app',
  404: 'BOT_NOT_FOUND',
  429: 'RATE_LIMITED, TOO_MANY_UNANSWERED',
  503: `SHUTTING_DOWN, OVERLOADED, STORE_UNAVAILABLE, SEND_IN_PROGRESS, INTERRUPTED. ${modelRefusals}`,
}

export const chatCompletions = route({
  method: 'post',
  path: '/v1/chat/completions',
  summary: 'Ask a persona',
  description:
    'The answer comes from the messages of the body and is kept nowhere. With `Idempotency-Key`, a repeat within 10 minutes joins the same answer, ' +
    'which goes on when the client disconnects; without it a disconnect stops the answer.',
  bearer: 'chat',
  startsWork: true,
  longTexts: true,
  body: chatSchema,
  streams: true,
  responses: { 200: completionSchema },
  refusals: { ...askRefusals, 400: 'VALIDATION, CONTEXT_TOO_LONG, BAD_JSON, BODY_TOO_LARGE', 409: 'REQUEST_ID_REUSED, ANSWER_GONE' },
  handle: async ({ body, client, call, request, response, startedAt }, { chat, persona, limits, streams }) => {
    const ask = toAsk(body, readIdempotencyKey(request))
    await limits.use('send', limitKey(client))
    const personaId = await personaIdOf(persona, body.model, call)
    const repeatable = ask.requestId !== ''
    const options = { response, startedAt, streams, repeatable, open: () => chat.open(ChatService.Ask, { ...ask, personaId }, call) }
    if (body.stream) {
      await relayToProgram(options, chunkEncoder(body.model, body.stream_options?.include_usage ?? false))
      return responseWritten
    }
    const finished = await collectAnswer(options)
    return finished ? { status: 200, body: toCompletion(body.model, finished) } : responseWritten
  },
})
