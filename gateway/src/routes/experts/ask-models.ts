import { ExpertsService } from '@rostra/proto/experts'
import type { ModelsVariant } from '@rostra/proto/gen/rostra/experts/v1/ModelsVariant'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { modelAnswersSchema, toModelAnswers } from '../../json/experts/model-answers.ts'
import { id } from '../../json/fields.ts'
import { questionPattern } from '../../json/text-patterns.ts'
import { route } from '../../routing/route.ts'
import { ensureGuest } from '../chat/ensure-guest.ts'

/** The most characters of a question after trimming. */
const maxQuestionLength = 2_000

/** The time limit of the call: longer than the 45 s of each model. */
const deadlineMs = 55_000

const variants = { sequence: 'MODELS_VARIANT_SEQUENCE', original: 'MODELS_VARIANT_ROTATING' } as const satisfies Record<
  string,
  ModelsVariant
>

export const askModels = route({
  method: 'post',
  path: '/api/360-chat',
  summary: 'Ask three models one question',
  description:
    'Two models answer as experts, one as devil’s advocate. Free; at most 5 a day for a guest and 50 for an account. ' +
    'A new guest calls PUT /api/guest before, so that the question is its own also when the answer does not arrive. ' +
    'The variant `original` asks claude, gpt4 and deepseek; the devil’s advocate is number `turnCount mod 3` of them.',
  startsWork: true,
  body: z
    .object({
      question: z
        .string()
        .default('')
        .meta({
          description: `1 to ${maxQuestionLength} characters after trimming`,
          override: { minLength: 1, maxLength: maxQuestionLength, pattern: questionPattern, default: undefined },
        }),
      turnCount: z.int().min(0).max(1_000_000).default(0).meta({ description: 'Questions of the variant that were asked before' }),
      variant: z.enum(['sequence', 'original']).default('sequence'),
      followsUp: id.optional().meta({
        description:
          'The id of an own question that has no follow-up yet. The models are told it and their answers; its variant and turn are used',
      }),
    })
    .meta({ id: 'AskModelsRequest', override: { required: ['question'] } }),
  responses: { 200: modelAnswersSchema },
  headers: { 'Set-Cookie': 'The guest, when this call created one' },
  refusals: {
    400: 'QUESTION_REQUIRED, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
    404: 'QUESTION_NOT_FOUND: of `followsUp`',
    409: 'FOLLOW_UP_ASKED',
    429: 'RATE_LIMITED: too many at once, or the questions or the free work of the day are used up',
    503: 'MODELS_FAILED, OVERLOADED, SHUTTING_DOWN, STORE_UNAVAILABLE',
  },
  handle: async (context, ports) => {
    const { client, body } = context
    await ports.limits.use('askModels', limitKey(client))
    if (client.caller.kind !== 'member') await ports.limits.use('askModelsFromAddress', client.network)
    const call = await ensureGuest(context, ports)
    const request = { ...body, variant: variants[body.variant] }
    const answers = await ports.experts.call(ExpertsService.AskModels, request, { ...call, deadlineMs })
    return { status: 200, body: toModelAnswers(answers) }
  },
})
