import { StringDecoder } from 'node:string_decoder'
import type { Dispatcher } from 'undici'
import { type Refusal, refusalOf } from '../refusals/refusal.ts'
import type { CallLimits } from './call-limits.ts'
import type { ProviderCall } from './provider-call.ts'
import { retryAfterMs } from './retry-after.ts'

const MAX_ERROR_CHARACTERS = 16 * 1024

/** Receives the response to one attempt of a call: passes an event stream to the call, and any other body to the SDK. */
export class ResponseHandler implements Dispatcher.DispatchHandler {
  readonly #call: ProviderCall
  readonly #limits: CallLimits
  readonly #response = Promise.withResolvers<Response>()
  #controller: Dispatcher.DispatchController | undefined
  #aborted = false
  #failure: FailureBody | undefined

  constructor(call: ProviderCall, limits: CallLimits) {
    this.#call = call
    this.#limits = limits
    call.beginAttempt(this)
  }

  /** Resolves with the first event, or with the whole body of a response outside 2xx. */
  get response(): Promise<Response> {
    return this.#response.promise
  }

  /** Closes the connection. */
  abort(reason: Error): void {
    this.#aborted = true
    this.#response.reject(reason)
    this.#controller?.abort(reason)
  }

  onAbort = ({ target }: Event): void => this.abort((target as AbortSignal).reason)

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#aborted) controller.abort(new Error('Aborted before the connection was ready'))
    else this.#call.requestSent()
  }

  onResponseStart(_: unknown, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (status < 200) return
    this.#call.requestId = requestIdIn(headers)
    if (status > 299) {
      this.#failure = new FailureBody(status, headers)
      return
    }
    const ok = this.#call.startReading(headers['content-type']).then(() => new Response(null))
    this.#response.resolve(ok)
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    if (this.#failure) this.#failure.push(chunk)
    else this.#call.push(chunk)
  }

  onResponseEnd(): void {
    if (!this.#failure) {
      this.#call.endOfBody()
      return
    }
    this.#call.endAttempt()
    this.#call.refusal = this.#failure.refusal
    this.#response.resolve(this.#failure.toResponse(this.#call.attempts, this.#limits))
  }

  onResponseError(_: unknown, error: Error): void {
    this.#call.connectionLost(error)
    this.#response.reject(error)
  }
}

class FailureBody {
  readonly #status: number
  readonly #headers = new Headers()
  readonly #decoder = new StringDecoder('utf8')
  #text = ''

  constructor(status: number, headers: Record<string, string | string[] | undefined>) {
    this.#status = status
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.#headers.set(name, String(value))
  }

  push(chunk: Buffer): void {
    if (this.#text.length < MAX_ERROR_CHARACTERS) this.#text += this.#decoder.write(chunk)
  }

  get refusal(): Refusal {
    return refusalOf(this.#status, parsed(this.#text))
  }

  toResponse(attempts: number, limits: CallLimits): Response {
    if (isRetried(this.#status) && attempts <= limits.maxRetries) this.#planRetry(attempts, limits)
    return new Response(this.#status === 304 ? null : this.#text, { status: this.#status, headers: this.#headers })
  }

  /** Sets the response headers that tell an SDK whether and when to retry. */
  #planRetry(attempts: number, { backoffMs, maxRetryAfterMs }: CallLimits): void {
    const waitMs = retryAfterMs(this.#headers) ?? backoffMs * 2 ** (attempts - 1) * (1 + Math.random() / 2)
    if (waitMs > maxRetryAfterMs || isFinal(this.refusal)) this.#headers.set('x-should-retry', 'false')
    // At least 1, because the Anthropic SDK reads 0 as a missing header.
    else this.#headers.set('retry-after-ms', String(Math.max(1, waitMs)))
  }
}

/** The statuses that both SDKs retry. */
const isRetried = (status: number) => status === 408 || status === 409 || status === 429 || status >= 500

/** Whether the same request would be refused again, though the status suggests a retry. */
const isFinal = ({ kind }: Refusal) => kind === 'quota' || kind === 'too_long'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The headers with the id of a request: of OpenAI, Anthropic, OpenRouter, Azure, Mistral and DeepSeek. */
const requestIdHeaders = ['x-request-id', 'request-id', 'x-generation-id', 'apim-request-id', 'mistral-correlation-id', 'x-ds-trace-id']
const requestIdPattern = /^[\w.:-]{1,128}$/

/** Returns the provider's id of a request; undefined without one, or for one that is no id, which is not logged. */
function requestIdIn(headers: Record<string, string | string[] | undefined>): string | undefined {
  const values = requestIdHeaders.map((name) => headers[name])
  return values.find((value): value is string => typeof value === 'string' && requestIdPattern.test(value))
}
