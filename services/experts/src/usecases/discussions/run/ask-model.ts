import type { ChatModel, ChatRequest } from '@rostra/llm/chat-model'
import { ModelError } from '@rostra/llm/model-error'
import { withTextLimit } from '@rostra/llm/text-limit'
import { withTimeLimit } from '@rostra/llm/time-limit'
import { callMs } from '../../../domain/discussions/time-limits.ts'
import type { Ports } from '../../../domain/ports.ts'

/** In UTF-16 units; what a provider sends beyond its limit of tokens is dropped. */
const maxTextLength = 16_000

export interface Spent {
  calls: number
  inputTokens: number
  outputTokens: number
}

/**
 * Returns a model whose calls are counted in `spent`, take 45 s each at most, and end at `until`, in milliseconds since 1970, also when the
 * model ignores its signal.
 */
export function boundedModel({ speakingModel, clock, wallTime }: Pick<Ports, 'speakingModel' | 'clock' | 'wallTime'>, until: number) {
  const spent: Spent = { calls: 0, inputTokens: 0, outputTokens: 0 }
  const limited = withTextLimit(speakingModel.model, maxTextLength)
  const model: ChatModel = {
    stream: async (request, onText) => {
      const ms = Math.min(callMs, until - wallTime())
      if (ms <= 0) throw new ModelError('timeout', 'No time is left')
      spent.calls++
      const usage = await withTimeLimit(ms, clock, request.signal, (signal) => limited.stream({ ...request, signal }, onText))
      spent.inputTokens += usage.inputTokens
      spent.outputTokens += usage.outputTokens
      return usage
    },
  }
  return { model, spent }
}

/** Asks for one text. */
export async function askText(model: ChatModel, request: ChatRequest): Promise<string> {
  let text = ''
  await model.stream(request, (piece) => {
    text += piece
  })
  return text
}

/** What is logged of a failure: never a message of a provider, which may quote the request. */
export const failureKind = (error: unknown): string =>
  error instanceof ModelError ? error.kind : error instanceof Error ? error.name : 'unknown'
