import type { AskedQuestion__Output } from '@rostra/proto/gen/rostra/experts/v1/AskedQuestion'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'
import { modelAnswersSchema, toModelAnswers } from './model-answers.ts'

const questionFields = { question: z.string(), askedAt: timestamp }
const answeredFields = { ...questionFields, answers: modelAnswersSchema }
const askedFields = { ...questionFields, answers: modelAnswersSchema.nullable().meta({ description: 'Null while the models answer' }) }

const variant = z.enum(['sequence', 'original'])
const atMostOne = { description: 'At most one' }
const followUp = z.object(askedFields).meta({ id: 'FollowUpQuestion' }).nullable().meta(atMostOne)
const sharedFollowUp = z.object(answeredFields).meta({ id: 'SharedFollowUpQuestion' }).nullable().meta(atMostOne)

export const askedQuestionSchema = z
  .object({
    id: z.string(),
    ...askedFields,
    turnCount: count.meta({ description: 'Questions of its variant before it' }),
    variant,
    shared: z.boolean().meta({ description: 'A link to it exists' }),
    followUp,
  })
  .meta({ id: 'AskedQuestion' })

/** A question as readers of its link see it. */
export const sharedQuestionSchema = z
  .object({ ...answeredFields, variant, sharedAt: timestamp, followUp: sharedFollowUp })
  .meta({ id: 'SharedQuestion' })

export const toAskedQuestion = (asked: AskedQuestion__Output): z.infer<typeof askedQuestionSchema> => ({
  id: answersOf(asked).id,
  ...toAsked(asked),
  variant: toVariant(asked),
  turnCount: asked.turnCount,
  shared: asked.sharedAt !== '',
  followUp: asked.followUp && toAsked(asked.followUp),
})

export const toSharedQuestion = (asked: AskedQuestion__Output): z.infer<typeof sharedQuestionSchema> => ({
  ...toAnswered(asked),
  variant: toVariant(asked),
  sharedAt: asked.sharedAt,
  // Readers have it once it is answered.
  followUp: asked.followUp && !asked.followUp.isPending ? toAnswered(asked.followUp) : null,
})

type Asked = Pick<AskedQuestion__Output, 'question' | 'askedAt' | 'answers' | 'isPending'>

const toVariant = ({ variant }: AskedQuestion__Output) =>
  variant === 'MODELS_VARIANT_ROTATING' ? ('original' as const) : ('sequence' as const)

const toAnswered = (asked: Asked) => ({ question: asked.question, askedAt: asked.askedAt, answers: toModelAnswers(answersOf(asked)) })

const toAsked = (asked: Asked) =>
  asked.isPending ? { question: asked.question, askedAt: asked.askedAt, answers: null } : toAnswered(asked)

function answersOf({ answers }: Pick<Asked, 'answers'>) {
  if (!answers) throw new Error('experts sent a question without its answers')
  return answers
}
