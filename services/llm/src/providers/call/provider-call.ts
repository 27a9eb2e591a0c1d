import type { Clock } from '@rostra/kit/async/clock'
import { ModelError } from '../../model-error.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { CallLimits } from './call-limits.ts'
import { SseReader } from './sse-reader.ts'
import { Watchdog } from './watchdog.ts'

export interface EventReader {
  /** Reads the data of one event. Returns `end` for the last event, and `quiet` for one without text or thoughts, a sign of life only. */
  read(data: string): 'more' | 'quiet' | 'end'
  /** Returns whether the stream may end now, without its last event. */
  isComplete(): boolean
}

/** The options that a call passes to the fetch function through the SDK's request option `fetchOptions`. */
export interface CallFetchOptions {
  call: ProviderCall
  /** Unused. The SDKs' type for these options must share a property with this one. */
  dispatcher?: undefined
}

interface Connection {
  abort(reason: Error): void
}

interface Settings {
  reader: EventReader
  signal: AbortSignal
  timers: Clock
  limits: CallLimits
  /** Called with the first event that has text or thoughts: the request will not be repeated. */
  onFirstEvent?: () => void
}

/**
 * One streamed call: applies the limits on events and the caller's signal, and reads the response body. The SDK makes the attempts, whose
 * progress the fetch function reports here. Neither an instance nor an awaiting caller may reference the request, so that a long prompt
 * does not stay in memory until the answer ends. Callers therefore use promise chains on `run`.
 */
export class ProviderCall {
  /** The number of requests so far, including the current one. */
  attempts = 0
  /** Why the provider did not answer the last attempt. */
  refusal: Refusal | undefined
  /** The provider's id of the last attempt. */
  requestId: string | undefined
  readonly #settings: Settings
  readonly #watchdog: Watchdog
  readonly #cancellation = new AbortController()
  readonly #outcome = Promise.withResolvers<void>()
  #phase: 'idle' | 'waiting' | 'reading' | 'ended' = 'idle'
  #connection: Connection | undefined
  #events: SseReader | undefined
  #firstEvent: PromiseWithResolvers<void> | undefined
  #cancelDrain: (() => void) | undefined

  constructor(settings: Settings) {
    this.#settings = settings
    this.#watchdog = new Watchdog(settings.timers, () => this.#expired())
    if (settings.signal.aborted) this.#aborted()
    else settings.signal.addEventListener('abort', this.#aborted, { once: true })
  }

  /** The options of the SDK's request. */
  get requestOptions(): { signal: AbortSignal; fetchOptions: CallFetchOptions } {
    return { signal: this.#cancellation.signal, fetchOptions: { call: this } }
  }

  /** Resolves after the last event. Rejects with a ModelError, or with the reader's error. `response` is the SDK's promise. */
  run(response: Promise<Response>, toModelError: (error: unknown) => unknown): Promise<void> {
    response.catch((error) => this.#fail(toModelError(error)))
    return this.#outcome.promise
  }

  beginAttempt(connection: Connection): void {
    this.attempts++
    this.refusal = undefined
    this.#connection = connection
  }

  requestSent(): void {
    this.#phase = 'waiting'
    const { firstEventMs, signsOfLifeMs } = this.#settings.limits
    this.#watchdog.watch(firstEventMs, signsOfLifeMs)
  }

  endAttempt(): void {
    if (this.#phase !== 'waiting') return
    this.#phase = 'idle'
    this.#watchdog.stop()
  }

  /** Resolves with the first event or when the call has ended. Rejects if the body breaks before, so that the SDK may retry. */
  startReading(contentType: string | string[] | undefined): Promise<void> {
    this.#firstEvent = Promise.withResolvers<void>()
    this.#events = new SseReader({ onData: (data) => this.#onData(data), onComment: () => this.#watchdog.reportSign() })
    if (!contentType?.includes('text/event-stream'))
      this.#fail(new ModelError('malformed', `The provider answered ${contentType} and no event stream`))
    if (this.#hasEnded) this.#firstEvent.resolve()
    return this.#firstEvent.promise
  }

  /** Reads a chunk of the body, or without one the rest at its end. An error of the reader ends this call, never the process. */
  push(chunk?: Buffer): void {
    if (this.#hasEnded) return
    try {
      if (chunk) this.#events?.push(chunk)
      else this.#events?.end()
    } catch (error) {
      this.#fail(error)
    }
  }

  endOfBody(): void {
    this.push()
    if (!this.#hasEnded && this.#settings.reader.isComplete()) this.#finish()
    if (this.#hasEnded) this.#cancelDrain?.()
    else this.connectionLost(new Error('The answer ended before its last event'))
  }

  /** Fails the call if text has arrived, else only the attempt. For an ended call it only releases the connection. */
  connectionLost(cause: Error): void {
    this.#cancelDrain?.()
    if (this.#phase === 'reading') this.#fail(new ModelError('connection', `The connection failed: ${cause.message}`, { cause }))
    this.endAttempt()
    this.#firstEvent?.reject(cause)
  }

  #onData(data: string): void {
    if (this.#hasEnded) return
    const progress = this.#settings.reader.read(data)
    if (this.#hasEnded) return
    if (progress === 'end') this.#finish()
    else if (progress === 'more') this.#progressed()
    else this.#watchdog.reportSign()
  }

  #progressed(): void {
    if (this.#phase === 'reading') {
      this.#watchdog.report()
      return
    }
    this.#phase = 'reading'
    const { limits, onFirstEvent } = this.#settings
    // Signs of life may double it. More would keep an answer open that has all its text and no end.
    this.#watchdog.watch(limits.silenceMs, limits.silenceMs)
    onFirstEvent?.()
    this.#firstEvent?.resolve()
  }

  /** Resolves the call. Closes the connection, instead of reusing it, unless the response ends within `drainMs`. */
  #finish(): void {
    if (!this.#end()) return
    const { timers, limits } = this.#settings
    this.#cancelDrain = timers.after(limits.drainMs, () => this.#close())
    this.#outcome.resolve()
  }

  #fail(error: unknown): void {
    if (!this.#end()) return
    this.#close()
    this.#cancellation.abort()
    if (error instanceof ModelError) error.requestId ??= this.requestId
    this.#outcome.reject(error)
  }

  #close(): void {
    this.#connection?.abort(new Error('The call has ended'))
  }

  #aborted = (): void => this.#fail(new ModelError('aborted', 'Aborted by the caller'))

  #expired(): void {
    const awaited = this.#phase === 'reading' ? 'next event' : 'first event'
    this.#fail(new ModelError('silent', `Waited too long for the ${awaited}`))
  }

  get #hasEnded(): boolean {
    return this.#phase === 'ended'
  }

  /** Ends the call. Returns false if it had already ended. */
  #end(): boolean {
    if (this.#hasEnded) return false
    this.#phase = 'ended'
    this.#watchdog.stop()
    this.#settings.signal.removeEventListener('abort', this.#aborted)
    this.#firstEvent?.resolve()
    return true
  }
}
