import type { DomainError } from '@rostra/kit/errors'
import type { AnswerEnd } from '@rostra/proto/gen/rostra/chat/v1/AnswerEnd'
import type { Done__Output } from '@rostra/proto/gen/rostra/chat/v1/Done'
import type { Usage__Output } from '@rostra/proto/gen/rostra/chat/v1/Usage'
import { z } from 'zod'
import { httpStatus } from '../../../http/errors/http-status.ts'
import { toOpenAiError } from '../../../http/errors/openai-error.ts'
import type { EventEncoder, FinishedAnswer } from '../../../streams/program-answer.ts'
import { annotationSchema, annotationsOf } from '../annotations.ts'
import { createdAtOf } from '../times.ts'

const tokens = z.int().min(0)
const usageSchema = z.object({ prompt_tokens: tokens, completion_tokens: tokens, total_tokens: tokens }).meta({ id: 'CompletionUsage' })
const finishReason = z.enum(['stop', 'length', 'content_filter'])

/** A chat completion as a whole. */
export const completionSchema = z
  .object({
    id: z.string(),
    object: z.literal('chat.completion'),
    created: z.int().meta({ description: 'Seconds since 1970' }),
    model: z.string(),
    choices: z.array(
      z.object({
        index: z.literal(0),
        message: z.object({
          role: z.literal('assistant'),
          content: z.string(),
          refusal: z.null(),
          annotations: z.array(annotationSchema),
        }),
        logprobs: z.null(),
        finish_reason: finishReason,
      }),
    ),
    usage: usageSchema,
  })
  .meta({ id: 'ChatCompletion' })

const finishReasonOf = (end: AnswerEnd): z.infer<typeof finishReason> => {
  if (end === 'ANSWER_END_LENGTH') return 'length'
  return end === 'ANSWER_END_FILTERED' ? 'content_filter' : 'stop'
}

const toUsage = (usage: Usage__Output | null): z.infer<typeof usageSchema> => {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {}
  return { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens }
}

const idOf = (generationId: string) => `chatcmpl-${generationId}`

/** Converts a finished answer of the model with this name. */
export function toCompletion(model: string, { generationId, done }: FinishedAnswer): z.infer<typeof completionSchema> {
  const { fullResponse: content, citations, end, usage } = done
  const message = { role: 'assistant', content, refusal: null, annotations: annotationsOf(content, citations) } as const
  return {
    id: idOf(generationId),
    object: 'chat.completion',
    created: createdAtOf(generationId),
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReasonOf(end) }],
    usage: toUsage(usage),
  }
}

interface Delta {
  role?: 'assistant'
  content?: string
  annotations?: ReturnType<typeof annotationsOf>
}

const line = (data: object) => `data: ${JSON.stringify(data)}\n\n`

/** Creates the encoder of chunks. With `includeUsage` a chunk without choices has the usage, as the last one. */
export function chunkEncoder(model: string, includeUsage: boolean): EventEncoder {
  let generationId = ''
  const chunk = (choices: object[], usage: object | null = null) =>
    line({
      id: idOf(generationId),
      object: 'chat.completion.chunk',
      created: createdAtOf(generationId),
      model,
      choices,
      ...(includeUsage ? { usage } : {}),
    })
  const withDelta = (delta: Delta, reason: string | null = null) => chunk([{ index: 0, delta, logprobs: null, finish_reason: reason }])
  const last = ({ fullResponse, citations, end, usage }: Done__Output) => {
    const annotations = annotationsOf(fullResponse, citations)
    const ended = withDelta(annotations.length > 0 ? { annotations } : {}, finishReasonOf(end))
    return `${ended}${includeUsage ? chunk([], toUsage(usage)) : ''}data: [DONE]\n\n`
  }
  return {
    started: (id) => {
      generationId = id
      return withDelta({ role: 'assistant', content: '' })
    },
    chunk: (content) => withDelta({ content }),
    done: last,
    failed: (error: DomainError) => line({ error: toOpenAiError(httpStatus(error), error) }),
  }
}
