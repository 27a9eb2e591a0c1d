import type { Log } from '@rostra/kit/log'
import type { OpenSpan } from '@rostra/kit/trace-recorder'
import { openSpan } from '@rostra/kit/tracing/spans'
import type { ChatModel, ChatRequest, Usage } from './chat-model.ts'
import { modelSeconds } from './metrics.ts'
import { ModelError } from './model-error.ts'

/** The tokens of a call that has ended, as the provider counts them. */
export interface ModelUse extends Pick<Usage, 'inputTokens' | 'outputTokens'> {
  /** The id of the model. */
  model: string
}

export type OnModelUse = (use: ModelUse) => void

interface EndsLog {
  log: Log
  /** The provider's host. */
  provider: string
}

/**
 * Returns the same model with its calls measured, their abnormal ends logged, and within a trace recorded as spans. None of these holds any
 * text of a call. `onUse` gets the tokens of each call that has ended without an error. `label` stands for the model's name in metrics.
 */
export function observedModel(observed: ChatModel, ends?: EndsLog, onUse?: OnModelUse, label?: string): ChatModel {
  return {
    stream(request, onText) {
      const call = new ObservedCall(request, { ends, onUse, label })
      // No await and no closure over the request, which would keep the prompt in memory until the answer ends.
      return call.start(observed, request, onText).then(call.succeeded, call.failed)
    },
  }
}

interface Observers {
  ends: EndsLog | undefined
  onUse: OnModelUse | undefined
  label: string | undefined
}

class ObservedCall {
  readonly #model: string
  readonly #label: string
  readonly #ends: EndsLog | undefined
  readonly #onUse: OnModelUse | undefined
  readonly #startedAt = performance.now()
  readonly #span: OpenSpan | undefined

  constructor({ model }: ChatRequest, { ends, onUse, label = model }: Observers) {
    this.#model = model
    this.#label = label
    this.#ends = ends
    this.#onUse = onUse
    const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model }
    this.#span = openSpan(`chat ${label}`, { kind: 'client', attributes })
  }

  start(observed: ChatModel, request: ChatRequest, onText: (text: string) => void): Promise<Usage> {
    if (!this.#span) return observed.stream(request, onText)
    return this.#span.run(observed.stream.bind(observed, request, withFirstTextEvent(onText, this.#span)))
  }

  succeeded = (usage: Usage): Usage => {
    this.#measure('ok')
    this.#span?.set({
      'model.result': 'ok',
      'gen_ai.usage.input_tokens': usage.inputTokens,
      'gen_ai.usage.output_tokens': usage.outputTokens,
      'gen_ai.response.finish_reasons': [usage.finish],
    })
    this.#span?.end()
    this.#onUse?.({ model: this.#model, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens })
    const { finish, reason = finish, requestId } = usage
    if (finish !== 'finished') this.#logEnd('info', { end: finish, reason, requestId })
    return usage
  }

  failed = (error: unknown): never => {
    const result = error instanceof ModelError ? error.kind : 'defect'
    this.#measure(result)
    this.#span?.set({ 'model.result': result })
    this.#span?.end(result !== 'aborted')
    if (error instanceof ModelError && result !== 'aborted')
      this.#logEnd('warn', { end: 'failed', reason: result, requestId: error.requestId, detail: error.message })
    throw error
  }

  #logEnd(level: 'info' | 'warn', fields: Record<string, string | undefined>): void {
    this.#ends?.log[level]({ provider: this.#ends.provider, model: this.#model, ...fields }, 'a model ended an answer abnormally')
  }

  #measure(result: string): void {
    modelSeconds.observe({ model: this.#label, result }, (performance.now() - this.#startedAt) / 1000)
  }
}

function withFirstTextEvent(onText: (text: string) => void, span: OpenSpan) {
  let hasText = false
  return (text: string) => {
    if (!hasText) span.event('first token')
    hasText = true
    onText(text)
  }
}
