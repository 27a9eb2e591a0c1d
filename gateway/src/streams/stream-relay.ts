import type { ClientReadableStream } from '@grpc/grpc-js'
import type { EpisodeLog } from '@rostra/kit/episode-log'
import type { Response } from 'express'
import { openEventStream } from './open-event-stream.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import { noFirstEvent, noReplicaAnswers, StreamSource } from './stream-source.ts'

export interface StreamRelayOptions<Event> {
  response: Response
  /** The start of the request's handling, a time of `performance.now()`, from which the time limit of the first event counts. */
  startedAt: number
  streams: OpenStreams
  failures: EpisodeLog
  /** Opens the stream. */
  open: () => Promise<ClientReadableStream<Event>>
  /** Retries `open` when the replica goes away before the first event. Only for an idempotent `open`. */
  repeatable: boolean
  /** Opens the rest of the stream at another replica. */
  follow?: (() => Promise<ClientReadableStream<Event>>) | undefined
}

/** Settles the promise that a relay returns. */
export interface RelayResult {
  /** Called when the first event has opened the response, or the client has disconnected before it. */
  resolve: () => void
  /** Called when the stream is refused before its first event. The refusal becomes an ordinary error response. */
  reject: (error: unknown) => void
}

const pingFrame = ': ping\n\n'
/** A client that reads nothing for 8 pings (2 minutes) is disconnected; it can resume. */
const maxUnreadPings = 8

/** Relays the events of a service's stream to one client. A client that disconnects ends the call to the service. */
export abstract class StreamRelay<Event> implements OpenStream {
  #response: Response
  #streams: OpenStreams
  #failures: EpisodeLog
  #firstEventMs: number
  #source: StreamSource<Event>
  /** Undefined once the promise is settled. */
  #result: RelayResult | undefined
  #unreadPings = 0
  #hasEnded = false
  #firstEventTimer: NodeJS.Timeout | undefined

  constructor({ response, startedAt, streams, failures, open, repeatable, follow }: StreamRelayOptions<Event>, result: RelayResult) {
    this.#response = response
    this.#streams = streams
    this.#failures = failures
    this.#firstEventMs = streams.firstEventMs - (performance.now() - startedAt)
    this.#result = result
    this.#source = new StreamSource({
      open,
      repeatable,
      ...(follow ? { follow } : {}),
      firstEventMs: streams.firstEventMs,
      failures,
      onEvent: (event) => this.#onEvent(event),
      onRefused: (error) => this.#refuse(error),
      onLost: () => this.breakOff(),
    })
  }

  start() {
    if (this.#response.closed) return this.#release()
    this.#response.on('close', () => this.#release())
    this.#response.on('drain', () => {
      this.#unreadPings = 0
      this.onDrain()
    })
    this.#firstEventTimer = setTimeout(() => this.#refuse(noReplicaAnswers(noFirstEvent(this.#firstEventMs))), this.#firstEventMs)
    this.#source.start()
  }

  ping() {
    if (!this.#response.writableNeedDrain) this.write(pingFrame)
    else if (++this.#unreadPings >= maxUnreadPings) this.#response.destroy()
  }

  async cut() {
    this.breakOff()
  }

  /** Sends an event to the client. An error before the first event refuses the request; a later one breaks the stream off. */
  protected abstract relay(event: Event): void

  /** Ends a stream that can't be continued. */
  protected abstract breakOff(): void

  /** Called when the client has read everything that was written. */
  protected abstract onDrain(): void

  protected get isWaitingForClient(): boolean {
    return this.#response.writableNeedDrain
  }

  /** Opens the response at the first event. Does nothing after that. */
  protected openResponse(offline: boolean) {
    if (!this.#result) return
    clearTimeout(this.#firstEventTimer)
    this.#source.markOpened()
    openEventStream(this.#response, offline)
    this.#streams.add(this)
    this.#result.resolve()
    this.#result = undefined
  }

  /** Returns false when the client has to read before more is written. */
  protected write(frame: string): boolean {
    return this.#response.write(frame)
  }

  protected pause() {
    this.#source.pause()
  }

  protected resume() {
    this.#source.resume()
  }

  /** Ends the response with its last frame. The call to the service ends by itself. */
  protected complete(last: string) {
    this.#source.detach()
    this.end(last)
  }

  protected end(last?: string) {
    if (this.#hasEnded) return
    this.#response.end(last)
    this.#release()
  }

  #onEvent(event: Event) {
    try {
      this.relay(event)
    } catch (error) {
      // The event breaks the contract. Another replica would send the same one.
      this.#failures.failed(error)
      if (this.#result) this.#refuse(error)
      else this.breakOff()
    }
  }

  #refuse(error: unknown) {
    this.#result?.reject(error)
    this.#release()
  }

  /** Frees all resources. Idempotent. */
  #release() {
    if (this.#hasEnded) return
    this.#hasEnded = true
    clearTimeout(this.#firstEventTimer)
    this.#streams.remove(this)
    this.#source.close()
    // The client disconnected before the first event. The request ends without an error.
    this.#result?.resolve()
    this.#result = undefined
  }
}
