import type { Clock } from '@rostra/kit/async/clock'
import type { ChatModel, ChatRequest, Usage } from '../../chat-model.ts'
import type { CallLimits } from '../call/call-limits.ts'
import { type EventReader, ProviderCall } from '../call/provider-call.ts'
import { Answer } from '../events/answer.ts'
import { modelErrorFrom, refusalBehind, type Sdk } from '../provider-error.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { fitted, halved, type Window, windowOf } from './fitted-request.ts'
import { changedForm, type RequestForm } from './request-form.ts'

/** How long a model's window is remembered, in milliseconds. Afterwards a whole request is tried again. */
const windowMs = 60 * 60_000
const mostHalvings = 2
/** A model may refuse several parameters, one after the other. */
const mostChanges = 6

/** What the calls of a process have learned about one model. */
interface Learned {
  form: RequestForm
  /** What fitted after a request that was too long. */
  window?: Window & { until: number }
  /** Whether the model has thought, so that its limit must leave room for thoughts. */
  thinks: boolean
}

/** What is sent: the request, and how it is written. */
export interface Asked {
  request: ChatRequest
  form: RequestForm
  /** Whether the model is known to think. */
  thinks: boolean
}

/** A provider's protocol, spoken by its SDK. No function keeps a reference to the request. */
interface Protocol<Params extends object> {
  sdk: Sdk
  /** Returns the form of the first request to a model. */
  firstForm: (modelId: string) => RequestForm
  paramsOf: (asked: Asked) => Params
  send: (params: Params, options: ProviderCall['requestOptions']) => Promise<Response>
  newReader: (answer: Answer) => EventReader
  timers: Clock
  limits: CallLimits
  /** The name of all models in metrics. Default: that of each request. */
  label?: string | undefined
}

/**
 * Creates a model that repeats a refused request as the refusal says: without a parameter or with another one, or with half of the history.
 * It remembers per model what was accepted. No text of an answer has arrived when a request is refused.
 */
export function repeatingModel<Params extends object>(protocol: Protocol<Params>): ChatModel {
  const models = new Map<string, Learned>()
  const learnedOf = (modelId: string): Learned => {
    const learned = models.get(modelId) ?? { form: protocol.firstForm(modelId), thinks: false }
    models.set(modelId, learned)
    return learned
  }

  /** No await: an awaiting caller would keep the request in memory until the answer ends. */
  const run = (pending: PendingRequest, onText: (text: string) => void): Promise<Usage> => {
    const { answer, call, sent, ended } = start(protocol, pending, onText)
    return ended.then(
      () => {
        pending.begun()
        if (answer.hasThought) pending.learned.thinks = true
        return { ...answer.end(), requestId: call.requestId }
      },
      (error) => {
        const refusal = call.refusal ?? refusalBehind(error)
        if (refusal?.kind === 'filtered') return { ...filtered(refusal), requestId: call.requestId }
        if (refusal && pending.change(refusal, sent)) return run(pending, onText)
        throw error
      },
    )
  }
  return { stream: (request, onText) => run(new PendingRequest(request, learnedOf(request.model), protocol.timers), onText) }
}

/** Sends a request once. `sent` are the names of its parameters. */
function start<Params extends object>(
  { sdk, paramsOf, send, newReader, timers, limits, label }: Protocol<Params>,
  pending: PendingRequest,
  onText: (text: string) => void,
) {
  const asked = pending.asked()
  const { model, signal, onState } = asked.request
  const answer = new Answer({ model: label ?? model, onState, onText })
  const call = new ProviderCall({ reader: newReader(answer), signal, timers, limits, onFirstEvent: pending.begun })
  const params = paramsOf(asked)
  const ended = call.run(send(params, call.requestOptions), (error) => modelErrorFrom(error, sdk, call.refusal))
  return { answer, call, ended, sent: Object.keys(params) }
}

/** The end of an answer whose request the content filter stopped: nothing was written. */
const filtered = ({ code }: Refusal): Usage => ({ inputTokens: 0, outputTokens: 0, finish: 'filtered', reason: code })

/** A request that may have to be repeated. It is released once its answer begins. */
class PendingRequest {
  readonly learned: Learned
  readonly #timers: Clock
  #request: ChatRequest | undefined
  /** What a halved request needs. Kept here, because the caller may empty the messages once the answer begins. */
  #window: Window | undefined
  /** The form of the last try. */
  #form: RequestForm
  #halvings = 0
  #changes = 0

  constructor(request: ChatRequest, learned: Learned, timers: Clock) {
    const { window, form } = learned
    this.learned = learned
    this.#timers = timers
    this.#form = form
    this.#request = window && window.until > timers.now() ? fitted(request, window) : request
  }

  asked(): Asked {
    this.#form = this.learned.form
    return { request: this.#request as ChatRequest, form: this.#form, thinks: this.learned.thinks }
  }

  /** Releases the request. Remembers the window of the model if the request was halved. */
  begun = (): void => {
    if (this.#request && this.#window) this.learned.window = { ...this.#window, until: this.#timers.now() + windowMs }
    this.#request = undefined
  }

  /** Changes the request as a refusal says. Returns false if it cannot be repeated. */
  change(refusal: Refusal, sent: readonly string[]): boolean {
    if (!this.#request) return false
    return refusal.kind === 'too_long' ? this.#halve(this.#request) : this.#changeForm(refusal, sent)
  }

  #halve(request: ChatRequest): boolean {
    if (this.#halvings === mostHalvings) return false
    this.#halvings++
    this.#request = halved(request, this.#halvings === 1)
    this.#window = windowOf(this.#request, request)
    return true
  }

  #changeForm(refusal: Refusal, sent: readonly string[]): boolean {
    if (this.#changes === mostChanges) return false
    this.#changes++
    // Another call has learned it meanwhile.
    if (this.learned.form !== this.#form) return true
    const form = changedForm(this.#form, refusal, sent)
    if (!form) return false
    this.learned.form = form
    return true
  }
}
