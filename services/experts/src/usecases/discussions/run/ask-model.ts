import type { ChatModel, ChatRequest, Finish } from '@rostra/llm/chat-model'
import { withTextLimit } from '@rostra/llm/limits/text-limit'
import { withTimeLimit } from '@rostra/llm/limits/time-limit'
import { ModelError } from '@rostra/llm/model-error'
import { callMs } from '../../../domain/discussions/time-limits.ts'
import type { Ports } from '../../../domain/ports.ts'

/** The longest answer, in UTF-16 units. Drops the rest when a provider exceeds its token limit. */
const maxTextLength = 16_000

export interface Spent {
  calls: number
  /** Calls in which the model ended its answer, wrote a part of it, or used up its time. */
  runs: number
  inputTokens: number
  outputTokens: number
}

/**
 * Returns a model whose calls are counted in `spent`, take at most 45 s each, and end at `until` (milliseconds since 1970), even when the
 * model ignores its signal.
 */
export function boundedModel({ speakingModel, clock, wallTime }: Pick<Ports, 'speakingModel' | 'clock' | 'wallTime'>, until: number) {
  const spent: Spent = { calls: 0, runs: 0, inputTokens: 0, outputTokens: 0 }
  const limited = withTextLimit(speakingModel.model, maxTextLength)
  const model: ChatModel = {
    stream: async (request, onText) => {
      const ms = Math.min(callMs, until - wallTime())
      if (ms <= 0) throw new ModelError('timeout', 'No time is left')
      spent.calls++
      let hasWritten = false
      const read = (text: string) => {
        hasWritten = true
        onText(text)
      }
      const asked = withTimeLimit(ms, clock, request.signal, (signal) => limited.stream({ ...request, signal }, read))
      const usage = await asked.catch((error) => {
        if (hasWritten || (error instanceof ModelError && (error.kind === 'timeout' || error.kind === 'silent'))) spent.runs++
        throw error
      })
      spent.runs++
      spent.inputTokens += usage.inputTokens
      spent.outputTokens += usage.outputTokens
      return usage
    },
  }
  return { model, spent }
}

export interface WholeAnswer {
  text: string
  /** The answer only says that nothing fits. */
  isFree: boolean
  end: Finish
}

/** Calls a model and returns its whole answer. */
export async function askText(model: ChatModel, request: ChatRequest): Promise<WholeAnswer> {
  let text = ''
  let isFree = false
  const onFree = () => {
    isFree = true
  }
  const { finish } = await model.stream({ ...request, onFree }, (piece) => {
    text += piece
  })
  return { text, isFree, end: finish }
}

/** Returns the log text of a failure. Never contains a provider's message, which may quote the request. */
export const failureKind = (error: unknown): string =>
  error instanceof ModelError ? error.kind : error instanceof Error ? error.name : 'unknown'
