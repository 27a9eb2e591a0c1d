import { limitKey } from '../../../callers/client.ts'
import { responseWritten, route } from '../../../routing/route.ts'
import { collectAnswer, type ProgramAnswerOptions, relayToProgram } from '../../../streams/program-answer.ts'
import { modelRefusals } from '../../chat/send-input.ts'
import { idempotencyHeader } from '../idempotency-header.ts'
import { personaIdOf } from '../model-ids.ts'
import { chunkEncoder, completionSchema, toCompletion } from './chat-answer.ts'
import { chatSchema, toAsk } from './chat-input.ts'
import { askOf } from './open-ask.ts'

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
  requestHeaders: idempotencyHeader,
  streams: true,
  responses: { 200: completionSchema },
  refusals: {
    ...askRefusals,
    400: 'VALIDATION, CONTEXT_TOO_LONG, BAD_JSON, OWN_MODEL_LOOP',
    409: 'REQUEST_ID_REUSED, ANSWER_GONE',
    413: 'BODY_TOO_LARGE',
  },
  handle: async ({ body, headers, client, call, response, startedAt }, ports) => {
    const { 'Idempotency-Key': key } = headers
    const ask = toAsk(body)
    await ports.limits.use('send', limitKey(client))
    const personaId = await personaIdOf(ports.persona, body.model, call)
    const options = { response, startedAt, streams: ports.streams, ...askOf({ ...ask, personaId }, { call, client, key, ports }) }
    // Returned, not awaited: this function keeps its variables, the messages among them, in memory until it returns.
    if (body.stream) return streamed(options, body.model, body.stream_options?.include_usage ?? false)
    return completed(options, body.model)
  },
})

const streamed = (options: ProgramAnswerOptions, model: string, includeUsage: boolean) =>
  relayToProgram(options, chunkEncoder(model, includeUsage)).then((): typeof responseWritten => responseWritten)

type Completed = { status: 200; body: ReturnType<typeof toCompletion> } | typeof responseWritten

const completed = (options: ProgramAnswerOptions, model: string) =>
  collectAnswer(options).then<Completed>((finished) => (finished ? { status: 200, body: toCompletion(model, finished) } : responseWritten))
