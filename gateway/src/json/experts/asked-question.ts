import type { AskedQuestion__Output } from '@rostra/proto/gen/rostra/experts/v1/AskedQuestion'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'
import { modelAnswersSchema, toModelAnswers } from './model-answers.ts'

const questionFields = { question: z.string(), askedAt: timestamp, answers: modelAnswersSchema }

export const askedQuestionSchema = z
  .object({
    id: z.string(),
    ...questionFields,
    turnCount: count.meta({ description: 'Questions of its variant before it' }),
    variant: z.enum(['sequence', 'original']),
    followUp: z.object(questionFields).meta({ id: 'FollowUpQuestion' }).nullable().meta({ description: 'At most one' }),
  })
  .meta({ id: 'AskedQuestion' })

export const toAskedQuestion = ({
  followUp,
  turnCount,
  variant,
  ...question
}: AskedQuestion__Output): z.infer<typeof askedQuestionSchema> => {
  const fields = toFields(question)
  return {
    id: fields.answers.id,
    ...fields,
    turnCount,
    variant: variant === 'MODELS_VARIANT_ROTATING' ? 'original' : 'sequence',
    followUp: followUp && toFields(followUp),
  }
}

function toFields({ question, askedAt, answers }: Pick<AskedQuestion__Output, 'question' | 'askedAt' | 'answers'>) {
  if (!answers) throw new Error('experts sent a question without its answers')
  return { question, askedAt, answers: toModelAnswers(answers) }
}
