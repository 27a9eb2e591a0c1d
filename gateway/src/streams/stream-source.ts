import type { ClientReadableStream } from '@grpc/grpc-js'
import { withJitter } from '@rostra/kit/async/retry'
import type { EpisodeLog } from '@rostra/kit/episode-log'
import { DomainError, isUnavailable } from '@rostra/kit/errors'
import { fromStatus } from '@rostra/kit/rpc/status'
import { bindTrace } from '@rostra/kit/tracing/spans'

export interface StreamSourceOptions<Event> {
  /** Opens the stream. */
  open: () => Promise<ClientReadableStream<Event>>
  /**
   * Retries `open` when the replica goes away, or a service behind it does not answer, before the first event. Only for an idempotent
   * `open`.
   */
  repeatable: boolean
  /** Opens the rest of the stream at another replica. Without it, a stream that breaks off is lost. */
  follow?: () => Promise<ClientReadableStream<Event>>
  /** The time limit of the first event of each attempt to follow, in milliseconds. `open` is limited by the caller. */
  firstEventMs: number
  failures: EpisodeLog
  onEvent: (event: Event) => void
  /** Called when the stream has failed before its first event. */
  onRefused: (error: unknown) => void
  /** Called when the stream broke off after its first event and can't be continued. */
  onLost: () => void
}

/** The waits before each attempt to continue at another replica, in milliseconds. */
const followDelaysMs = [50, 300, 1_000]
/**
 * The waits before each attempt to open again, in milliseconds. A hung replica is noticed after 1.5 s. After two hung replicas there is
 * time for a third attempt within the 6 s of a stream's first event.
 */
const openDelaysMs = [100, 400, 1_000, 1_500]

/**
 * After this many events of one stream the attempts to continue are counted from 0 again, because the stream has sent more than the current
 * state. So an answer survives the loss of several replicas.
 */
const eventsOfProgress = 2

/** Creates the refusal of a stream that no replica has begun in time. */
export const noReplicaAnswers = (cause: unknown) =>
  new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'Please try again in a moment', { retryAfter: 2 }, { cause })

export const noFirstEvent = (waitedMs: number) => `no first event within ${Math.round(waitedMs)} ms`

/** Creates the error of a stream that broke off. `goesOn`: the work continues without its reader. */
export const connectionLost = (goesOn: boolean) => {
  const message = goesOn ? 'The connection was lost. The work goes on, and stands in the history.' : 'The connection was lost'
  return new DomainError('unavailable', 'CONNECTION_LOST', message, { retryAfter: 2 })
}

/** Reads the events of one generation or discussion, and continues with a new call to the service when a stream fails. */
export class StreamSource<Event> {
  /** Without `open`, which keeps its request. */
  #options: Omit<StreamSourceOptions<Event>, 'open' | 'follow'>
  #open: StreamSourceOptions<Event>['open'] | undefined
  #follow: StreamSourceOptions<Event>['follow']
  #stream: ClientReadableStream<Event> | undefined
  #hasOpened = false
  #isPaused = false
  #isClosed = false
  #retries = 0
  #timer: NodeJS.Timeout | undefined

  constructor({ open, follow, ...options }: StreamSourceOptions<Event>) {
    this.#options = options
    this.#open = bindTrace(open)
    this.#follow = follow && bindTrace(follow)
  }

  start() {
    const open = this.#open as StreamSourceOptions<Event>['open']
    if (!this.#options.repeatable) this.#open = undefined
    this.#attach(open())
  }

  /** Marks the stream as opened by its first event. Later failures lead to `follow`. Frees `open` with its request. */
  markOpened() {
    this.#hasOpened = true
    this.#open = undefined
    this.#retries = 0
  }

  pause() {
    this.#isPaused = true
    this.#stream?.pause()
  }

  resume() {
    this.#isPaused = false
    this.#stream?.resume()
  }

  /** Stops listening after the last event. The call ends by itself. */
  detach() {
    this.#stream = undefined
  }

  /** Cancels the call to the service. Idempotent. */
  close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#stream?.cancel()
    this.#stream = undefined
    this.#open = undefined
  }

  #attach(opening: Promise<ClientReadableStream<Event>>) {
    opening.then(
      (stream) => {
        // Ignores errors of an earlier or cancelled call.
        stream.on('error', (error) => stream === this.#stream && this.#onFailure(fromStatus(error)))
        if (this.#isClosed) return stream.cancel()
        this.#stream = stream
        if (this.#hasOpened) this.#limitFirstEvent(stream)
        stream.once('data', () => this.#options.failures.recovered())
        let events = 0
        stream.on('data', (event: Event) => {
          if (stream !== this.#stream) return
          if (++events === eventsOfProgress) this.#retries = 0
          this.#options.onEvent(event)
        })
        stream.on('end', () => stream === this.#stream && this.#onFailure(new Error('the stream ended without its last event')))
        if (this.#isPaused) stream.pause()
      },
      (error) => this.#onFailure(error),
    )
  }

  #limitFirstEvent(stream: ClientReadableStream<Event>) {
    const timer = setTimeout(() => {
      if (stream !== this.#stream) return
      this.#onFailure(noReplicaAnswers(noFirstEvent(this.#options.firstEventMs)))
      stream.cancel()
    }, this.#options.firstEventMs)
    stream.once('data', () => clearTimeout(timer))
    stream.once('close', () => clearTimeout(timer))
  }

  #onFailure(error: unknown) {
    this.#stream = undefined
    if (this.#isClosed) return
    if (this.#hasOpened) this.#continue(error)
    else this.#retryOpen(error)
  }

  #retryOpen(error: unknown) {
    const open = this.#open
    const delay = openDelaysMs[this.#retries++]
    // A deadline means that a service behind the called one did not answer. Another attempt may succeed.
    const isTransient = error instanceof DomainError && (error.reason === 'SERVICE_UNAVAILABLE' || error.kind === 'deadline')
    // Nothing has begun, so the client may retry.
    const refusal = error instanceof DomainError && error.kind === 'deadline' ? noReplicaAnswers(error.cause) : error
    if (!open || delay === undefined || !isTransient) return this.#options.onRefused(refusal)
    this.#timer = setTimeout(() => this.#attach(open()), withJitter(delay))
  }

  #continue(error: unknown) {
    this.#options.failures.failed(error)
    const follow = this.#follow
    const delay = followDelaysMs[this.#retries++]
    const isFinal = error instanceof DomainError && !isUnavailable(error)
    if (!follow || delay === undefined || isFinal) return this.#options.onLost()
    this.#timer = setTimeout(() => this.#attach(follow()), withJitter(delay))
  }
}
