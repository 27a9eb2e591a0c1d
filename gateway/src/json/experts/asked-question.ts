import type { AskedQuestion__Output } from '@rostra/proto/gen/rostra/experts/v1/AskedQuestion'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'
import { modelAnswersSchema, toModelAnswers } from './model-answers.ts'

const questionFields = { question: z.string(), askedAt: timestamp, answers: modelAnswersSchema }

const variant = z.enum(['sequence', 'original'])
const followUp = z.object(questionFields).meta({ id: 'FollowUpQuestion' }).nullable().meta({ description: 'At most one' })

export const askedQuestionSchema = z
  .object({
    id: z.string(),
    ...questionFields,
    turnCount: count.meta({ description: 'Questions of its variant before it' }),
    variant,
    shared: z.boolean().meta({ description: 'A link to it exists' }),
    followUp,
  })
  .meta({ id: 'AskedQuestion' })

/** A question as readers of its link see it. */
export const sharedQuestionSchema = z.object({ ...questionFields, variant, sharedAt: timestamp, followUp }).meta({ id: 'SharedQuestion' })

export const toAskedQuestion = (asked: AskedQuestion__Output): z.infer<typeof askedQuestionSchema> => {
  const thread = toThread(asked)
  return { id: thread.answers.id, ...thread, turnCount: asked.turnCount, shared: asked.sharedAt !== '' }
}

export const toSharedQuestion = (asked: AskedQuestion__Output): z.infer<typeof sharedQuestionSchema> => ({
  ...toThread(asked),
  sharedAt: asked.sharedAt,
})

const toThread = (asked: AskedQuestion__Output) => ({
  ...toFields(asked),
  variant: asked.variant === 'MODELS_VARIANT_ROTATING' ? ('original' as const) : ('sequence' as const),
  followUp: asked.followUp && toFields(asked.followUp),
})

function toFields({ question, askedAt, answers }: Pick<AskedQuestion__Output, 'question' | 'askedAt' | 'answers'>) {
  if (!answers) throw new Error('experts sent a question without its answers')
  return { question, askedAt, answers: toModelAnswers(answers) }
}
