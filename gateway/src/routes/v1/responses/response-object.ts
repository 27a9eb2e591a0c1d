import type { AnswerEnd } from '@rostra/proto/gen/rostra/chat/v1/AnswerEnd'
import type { Citation__Output } from '@rostra/proto/gen/rostra/chat/v1/Citation'
import type { Usage__Output } from '@rostra/proto/gen/rostra/chat/v1/Usage'
import { z } from 'zod'
import { annotationSchema, annotationsOf } from '../annotations.ts'
import { modelSchema } from '../model-ids.ts'

const tokens = z.int().min(0)
const textSchema = z
  .object({ type: z.literal('output_text'), text: z.string(), annotations: z.array(annotationSchema), logprobs: z.array(z.unknown()) })
  .meta({ id: 'ResponseOutputText' })
const itemStatus = z.enum(['in_progress', 'completed', 'incomplete'])
const itemSchema = z
  .object({
    id: z.string(),
    type: z.literal('message'),
    role: z.literal('assistant'),
    status: itemStatus,
    content: z.array(textSchema),
  })
  .meta({ id: 'ResponseOutputMessage' })

/** A response, as OpenAI's interface has it. */
export const responseSchema = z
  .object({
    id: z.string(),
    object: z.literal('response'),
    created_at: z.int().meta({ description: 'Seconds since 1970' }),
    status: z.enum(['in_progress', 'completed', 'incomplete', 'failed', 'cancelled']),
    model: modelSchema,
    output: z.array(itemSchema),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
    incomplete_details: z.object({ reason: z.enum(['max_output_tokens', 'content_filter']) }).nullable(),
    instructions: z.string().nullable(),
    previous_response_id: z.string().nullable(),
    store: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    max_output_tokens: z.int().nullable(),
    usage: z
      .object({
        input_tokens: tokens,
        input_tokens_details: z.object({ cached_tokens: tokens }),
        output_tokens: tokens,
        output_tokens_details: z.object({ reasoning_tokens: tokens }),
        total_tokens: tokens,
      })
      .meta({ id: 'ResponseUsage' })
      .nullable(),
    temperature: z.null(),
    top_p: z.null(),
    tool_choice: z.literal('none'),
    tools: z.array(z.unknown()),
    parallel_tool_calls: z.literal(false),
  })
  .meta({ id: 'Response' })

export type ResponseObject = z.infer<typeof responseSchema>
export type OutputItem = z.infer<typeof itemSchema>
type OutputText = z.infer<typeof textSchema>

export const responseIdOf = (exchangeId: string) => `resp_${exchangeId}`
export const exchangeIdOf = (responseId: string) => responseId.slice('resp_'.length)
const itemIdOf = (exchangeId: string) => `msg_${exchangeId}`

/** The fields of a response that its end does not change. */
export interface ResponseFrame
  extends Pick<ResponseObject, 'model' | 'instructions' | 'previous_response_id' | 'store' | 'metadata' | 'max_output_tokens'> {
  exchangeId: string
  created_at: number
}

/** Creates a response that is being generated. */
export const openResponse = ({ exchangeId, ...frame }: ResponseFrame): ResponseObject => ({
  id: responseIdOf(exchangeId),
  object: 'response',
  status: 'in_progress',
  output: [],
  error: null,
  incomplete_details: null,
  usage: null,
  temperature: null,
  top_p: null,
  tool_choice: 'none',
  tools: [],
  parallel_tool_calls: false,
  ...frame,
})

export interface ResponseAnswer {
  text: string
  citations: readonly Citation__Output[]
  end: AnswerEnd
  usage: Usage__Output | null
}

export const outputText = (text = '', citations: readonly Citation__Output[] = []): OutputText => ({
  type: 'output_text',
  text,
  annotations: annotationsOf(text, citations),
  logprobs: [],
})

export const outputItem = (exchangeId: string, status: OutputItem['status'], content: OutputText[]): OutputItem => ({
  id: itemIdOf(exchangeId),
  type: 'message',
  role: 'assistant',
  status,
  content,
})

const incompleteBecause: Partial<Record<AnswerEnd, 'max_output_tokens' | 'content_filter'>> = {
  ANSWER_END_LENGTH: 'max_output_tokens',
  ANSWER_END_FILTERED: 'content_filter',
}

/** Creates the response of an ended answer. */
export function endedResponse(frame: ResponseFrame, { text, citations, end, usage }: ResponseAnswer): ResponseObject {
  const reason = incompleteBecause[end]
  const status = reason ? 'incomplete' : 'completed'
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {}
  return {
    ...openResponse(frame),
    status: end === 'ANSWER_END_STOPPED' ? 'cancelled' : status,
    output: [outputItem(frame.exchangeId, end === 'ANSWER_END_STOPPED' ? 'incomplete' : status, [outputText(text, citations)])],
    incomplete_details: reason ? { reason } : null,
    usage: usage && {
      input_tokens: inputTokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: inputTokens + outputTokens,
    },
  }
}

/** Creates the response of an answer that failed. `text`: what was written of it. */
export const failedResponse = (frame: ResponseFrame, message: string, text = ''): ResponseObject => ({
  ...openResponse(frame),
  status: 'failed',
  output: text === '' ? [] : [outputItem(frame.exchangeId, 'incomplete', [outputText(text)])],
  error: { code: 'server_error', message },
})
