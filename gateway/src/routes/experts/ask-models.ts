import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { route } from '../../http/routing/route.ts'
import { modelAnswersSchema } from '../../json/model-answers.ts'

/** The most characters of a question after trimming. */
const maxQuestionLength = 2_000

export const askModels = route({
  method: 'post',
  path: '/api/360-chat',
  summary: 'Ask three models one question',
  description:
    'Two models answer as experts, one as devil’s advocate. Free; at most 5 a day for a guest and 50 for an account. ' +
    'The variant `original` asks claude, gpt4 and deepseek; the devil’s advocate is number `turnCount mod 3` of them.',
  startsWork: true,
  body: z
    .object({
      question: z
        .string()
        .default('')
        .meta({ description: `1 to ${maxQuestionLength} characters after trimming`, override: { maxLength: maxQuestionLength } }),
      turnCount: z.int().min(0).max(1_000_000).default(0).meta({ description: 'Questions that were asked before on the page' }),
      variant: z.enum(['sequence', 'original']).default('sequence'),
    })
    .meta({ id: 'AskModelsRequest' }),
  responses: { 200: modelAnswersSchema },
  headers: { 'Set-Cookie': 'The guest, when this call created one' },
  refusals: { 400: 'QUESTION_REQUIRED', 429: 'RATE_LIMITED', 503: 'MODELS_FAILED, OVERLOADED, SHUTTING_DOWN' },
  handle: async () => {
    throw new DomainError('unavailable', 'NOT_BUILT', 'This is not built yet')
  },
})
