import { z } from 'zod'

const answerSchema = z
  .object({
    model: z.enum(['claude', 'gpt4', 'gemini', 'deepseek']).meta({ id: 'ModelName' }),
    formattedContent: z.string().meta({ description: 'HTML, sanitised; empty when the model failed' }),
    offline: z.boolean().meta({ description: 'The built-in offline model answered in its place; a client has to say so' }),
    failure: z.string().nullable().meta({ description: 'Why there is no answer; null otherwise' }),
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
