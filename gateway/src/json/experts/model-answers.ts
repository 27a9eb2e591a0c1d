import type { AskedModel__Output } from '@rostra/proto/gen/rostra/experts/v1/AskedModel'
import type { AskedQuestion__Output } from '@rostra/proto/gen/rostra/experts/v1/AskedQuestion'
import type { ModelAnswer__Output } from '@rostra/proto/gen/rostra/experts/v1/ModelAnswer'
import type { ModelAnswers__Output } from '@rostra/proto/gen/rostra/experts/v1/ModelAnswers'
import { z } from 'zod'
import { answerEnd, toAnswerEnd } from '../message.ts'
import { knownValue } from '../wire-value.ts'
import { markdownToHtml } from './markdown-to-html.ts'

const models = ['claude', 'gpt4', 'gemini', 'deepseek'] as const

const modelFields = {
  model: z.enum(models).meta({ id: 'ModelName' }),
  modelId: z.string().meta({
    description: 'The id of the model that answers, of any server that the operator has set for the name; `offline` for the built-in one',
  }),
}

export const askedModelSchema = z.object(modelFields).meta({ id: 'AskedModel' })

export const toAskedModel = ({ model, modelId }: AskedModel__Output): z.infer<typeof askedModelSchema> => ({
  model: knownValue(models, model),
  modelId,
})

const answerSchema = z
  .object({
    ...modelFields,
    formattedContent: z.string().meta({ description: 'HTML, sanitised; empty when the model failed' }),
    offline: z.boolean().meta({ description: 'The built-in offline model answered in its place; a client has to say so' }),
    failure: z.string().nullable().meta({ description: 'Why there is no answer; null otherwise' }),
    end: answerEnd.nullable().meta({ description: 'Null when there is no answer, and for one of before it was kept' }),
  })
  .meta({ id: 'ModelAnswer' })

export const modelAnswersSchema = z
  .object({
    id: z.string(),
    expertA: answerSchema,
    expertB: answerSchema,
    devilAdvocate: answerSchema,
    offline: z.boolean().meta({ description: 'The offline model gave at least one of the answers' }),
  })
  .meta({ id: 'ModelAnswers' })

export function toModelAnswers({ id, expertA, expertB, devilAdvocate }: ModelAnswers__Output): z.infer<typeof modelAnswersSchema> {
  if (!expertA || !expertB || !devilAdvocate) throw new Error('experts sent fewer than three answers')
  const offline = [expertA, expertB, devilAdvocate].some((answer) => answer.offline)
  return {
    id,
    expertA: toAnswer(expertA, `${id}-a-`),
    expertB: toAnswer(expertB, `${id}-b-`),
    devilAdvocate: toAnswer(devilAdvocate, `${id}-d-`),
    offline,
  }
}

function toAnswer(answer: ModelAnswer__Output, idPrefix: string): z.infer<typeof answerSchema> {
  const { model, modelId, content, offline, failure, end } = answer
  return {
    model: knownValue(models, model),
    modelId,
    formattedContent: markdownToHtml(content, idPrefix),
    offline,
    failure: failure || null,
    end: toAnswerEnd(end),
  }
}

/** Converts a question for the data export: its answers in Markdown, null for a missing one. */
export const toExportedQuestion = ({ followUp, sharedAt, ...asked }: AskedQuestion__Output) => ({
  ...toExported(asked),
  sharedAt: sharedAt || null,
  followUp: followUp && toExported(followUp),
})

const toExported = ({ question, askedAt, answers }: Pick<AskedQuestion__Output, 'question' | 'askedAt' | 'answers'>) => ({
  question,
  askedAt,
  expertA: toExportedAnswer(answers?.expertA),
  expertB: toExportedAnswer(answers?.expertB),
  devilAdvocate: toExportedAnswer(answers?.devilAdvocate),
})

const toExportedAnswer = (answer: ModelAnswer__Output | null | undefined) => (answer ? { ...answer, end: toAnswerEnd(answer.end) } : null)
