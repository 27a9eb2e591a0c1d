import { DomainError } from '@rostra/kit/errors'
import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Response } from 'express'
import type { EventId } from './event-id.ts'
import { connectionLostFrame, contentFrame, lastFrame, pingFrame } from './frame.ts'
import { GenerationSource, type GenerationStream, noReplicaAnswers } from './generation-source.ts'
import { openEventStream } from './open-event-stream.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'

export interface RelayOptions {
  response: Response
  /** When the handling of the request began, by `performance.now()`: its time until the first event is limited. */
  startedAt: number
  streams: OpenStreams
  /** Opens the stream. */
  open: () => Promise<GenerationStream>
  /** `open` is idempotent, so it is retried when the replica goes away before the first event. */
  repeatable?: boolean
  /** Opens the rest of the stream at another replica. Without it, a stream that breaks off ends with CONNECTION_LOST. */
  follow?: (after: EventId) => Promise<GenerationStream>
  /** The position from which a stream is resumed. Its generation id is used for a stream in which chat sends none. */
  after?: EventId
}

/** A client that reads nothing for 8 pings (2 minutes) is disconnected; it can resume. */
const maxUnreadPings = 8

/**
 * Relays a generation's events to the client, one frame and one write for each, at the client's pace. Resolves once the first event has opened
 * the response. Rejects with a refusal before it, which becomes an ordinary error response. A client that disconnects ends the call to chat.
 */
export function relayGeneration(options: RelayOptions): Promise<void> {
  return new Promise((resolve, reject) => new Relay(options, { resolve, reject }).start())
}

/** Settles the promise of `relayGeneration`. */
interface Result {
  resolve: () => void
  reject: (error: unknown) => void
}

class Relay implements OpenStream {
  #response: Response
  #streams: OpenStreams
  #firstEventMs: number
  #source: GenerationSource
  #canResume: boolean
  /** Undefined once it is settled. */
  #result: Result | undefined
  #generationId: string
  #idPrefix: string
  #seq: number
  #unreadPings = 0
  #hasEnded = false
  #firstEventTimer: NodeJS.Timeout | undefined

  constructor({ response, startedAt, streams, open, repeatable = false, follow, after }: RelayOptions, result: Result) {
    this.#response = response
    this.#streams = streams
    this.#firstEventMs = streams.firstEventMs - (performance.now() - startedAt)
    this.#canResume = follow !== undefined
    this.#result = result
    this.#generationId = after?.generationId ?? ''
    this.#idPrefix = `id: ${this.#generationId}:`
    this.#seq = after?.seq ?? 0
    this.#source = new GenerationSource({
      open,
      repeatable,
      follow: follow && (() => follow({ generationId: this.#generationId, seq: this.#seq })),
      firstEventMs: streams.firstEventMs,
      failures: streams.sourceFailures,
      onEvent: (event) => this.#onEvent(event),
      onRefused: (error) => this.#refuse(error),
      onLost: () => this.#breakOff(),
    })
  }

  start() {
    this.#response.on('close', () => this.#release())
    this.#response.on('drain', () => {
      this.#unreadPings = 0
      this.#source.resume()
    })
    this.#firstEventTimer = setTimeout(() => this.#refuse(noReplicaAnswers()), this.#firstEventMs)
    this.#source.start()
  }

  ping() {
    if (!this.#response.writableNeedDrain) this.#write(pingFrame)
    else if (++this.#unreadPings >= maxUnreadPings) this.#response.destroy()
  }

  cut() {
    this.#breakOff()
  }

  #onEvent(event: GenerationEvent__Output) {
    try {
      this.#relay(event)
    } catch (error) {
      // The event breaks the contract, so another replica would send the same.
      this.#streams.sourceFailures.failed(error)
      this.#breakOff()
    }
  }

  #relay(event: GenerationEvent__Output) {
    const { started, chunk } = event
    if (started?.generationId) {
      this.#generationId = started.generationId
      this.#idPrefix = `id: ${started.generationId}:`
    }
    if (this.#result) this.#openResponse(started?.offline ?? false)
    if (chunk) {
      // After a reconnect, chat may repeat frames.
      if (chunk.seq <= this.#seq) return
      this.#seq = chunk.seq
      return this.#write(contentFrame(this.#idPrefix, chunk.seq, chunk.content))
    }
    const last = lastFrame(this.#idPrefix, event)
    if (!last) return
    this.#source.detach()
    this.#end(last)
  }

  #openResponse(offline: boolean) {
    clearTimeout(this.#firstEventTimer)
    this.#source.markOpened()
    openEventStream(this.#response, offline)
    this.#streams.add(this)
    this.#result?.resolve()
    this.#result = undefined
  }

  #write(frame: string) {
    if (!this.#response.write(frame)) this.#source.pause()
  }

  /** Ends without a last frame if the client can resume, or else with CONNECTION_LOST. */
  #breakOff() {
    this.#end(this.#canResume ? undefined : connectionLostFrame(this.#idPrefix, this.#seq + 1))
  }

  #refuse(error: unknown) {
    // A service behind chat was silent. Nothing has begun, so the client may repeat the request.
    const isLate = error instanceof DomainError && error.kind === 'deadline'
    this.#result?.reject(isLate ? noReplicaAnswers() : error)
    this.#release()
  }

  #end(last?: string) {
    if (this.#hasEnded) return
    this.#response.end(last)
    this.#release()
  }

  /** Frees all resources. Can be repeated. */
  #release() {
    if (this.#hasEnded) return
    this.#hasEnded = true
    clearTimeout(this.#firstEventTimer)
    this.#streams.remove(this)
    this.#source.close()
    // The client disconnected before the first event: the request is over, without an error.
    this.#result?.resolve()
    this.#result = undefined
  }
}
