import type { Clock } from '@rostra/kit/async/clock'
import type { ChatModel, ChatRequest, Usage } from '@rostra/llm/chat-model'
import { ModelError } from '@rostra/llm/model-error'
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
  const model: ChatModel = {
    stream: async (request, onText) => {
      const ms = Math.min(callMs, until - wallTime())
      if (ms <= 0) throw tooLate()
      spent.calls++
      let length = 0
      const take = (text: string) => {
        const room = maxTextLength - length
        length += text.length
        if (room > 0) onText(text.slice(0, room))
      }
      const usage = await withinTime(ms, clock, request.signal, (signal) => speakingModel.model.stream({ ...request, signal }, take))
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

const tooLate = () => new ModelError('timeout', 'The model did not answer in time')

async function withinTime(ms: number, clock: Clock, signal: AbortSignal, call: (signal: AbortSignal) => Promise<Usage>): Promise<Usage> {
  signal.throwIfAborted()
  const abort = new AbortController()
  const aborted = Promise.withResolvers<never>()
  const stop = (reason: unknown) => {
    abort.abort(reason)
    aborted.reject(reason)
  }
  const onAbort = () => stop(signal.reason)
  const cancel = clock.after(ms, () => stop(tooLate()))
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([call(abort.signal), aborted.promise])
  } finally {
    cancel()
    signal.removeEventListener('abort', onAbort)
  }
}
