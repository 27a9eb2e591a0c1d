import type { ClientReadableStream } from '@grpc/grpc-js'
import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Response } from 'express'
import type { EventId } from './event-id.ts'
import { connectionLostFrame, contentFrame, lastFrame, stateFrame } from './frame.ts'
import type { OpenStreams } from './open-streams.ts'
import { type RelayResult, StreamRelay } from './stream-relay.ts'

type GenerationStream = ClientReadableStream<GenerationEvent__Output>

export interface RelayOptions {
  response: Response
  /** The start of the request's handling, a time of `performance.now()`, from which the time limit of the first event counts. */
  startedAt: number
  streams: OpenStreams
  /** Opens the stream. */
  open: () => Promise<GenerationStream>
  /** Retries `open` when the replica goes away before the first event. Only for an idempotent `open`. */
  repeatable?: boolean
  /** Opens the rest of the stream at another replica. Without it, a stream that breaks off ends with CONNECTION_LOST. */
  follow?: (after: EventId) => Promise<GenerationStream>
  /** The position from which a stream is resumed. Its generation id is used for a stream in which chat sends none. */
  after?: EventId
}

/**
 * Relays a generation's events to the client, each as one frame and one write, as fast as the client reads. Resolves once the first event
 * has opened the response. Rejects with a refusal before it, which becomes an ordinary error response.
 */
export function relayGeneration(options: RelayOptions): Promise<void> {
  return new Promise((resolve, reject) => new GenerationRelay(options, { resolve, reject }).start())
}

class GenerationRelay extends StreamRelay<GenerationEvent__Output> {
  #canResume: boolean
  #generationId: string
  #idPrefix: string
  #seq: number

  constructor({ follow, after, repeatable = false, ...options }: RelayOptions, result: RelayResult) {
    const followRest = follow && (() => follow({ generationId: this.#generationId, seq: this.#seq }))
    super({ ...options, repeatable, failures: options.streams.sourceFailures.chat, follow: followRest }, result)
    this.#canResume = follow !== undefined
    this.#generationId = after?.generationId ?? ''
    this.#idPrefix = `id: ${this.#generationId}:`
    this.#seq = after?.seq ?? 0
  }

  protected override relay(event: GenerationEvent__Output) {
    const { started, chunk, state } = event
    if (started?.generationId) {
      this.#generationId = started.generationId
      this.#idPrefix = `id: ${started.generationId}:`
    }
    this.openResponse(started?.offline ?? false)
    if (chunk) {
      // After a reconnect, chat may repeat frames.
      if (chunk.seq <= this.#seq) return
      this.#seq = chunk.seq
      if (!this.write(contentFrame(this.#idPrefix, chunk.seq, chunk.content))) this.pause()
      return
    }
    if (state) {
      // A client that does not read gets the next one instead.
      if (!this.isWaitingForClient) this.write(stateFrame(state))
      return
    }
    const last = lastFrame(this.#idPrefix, event)
    if (last) this.complete(last)
  }

  protected override onDrain() {
    this.resume()
  }

  /** Ends the response without a last frame if the client can resume, or else with CONNECTION_LOST. */
  protected override breakOff() {
    this.end(this.#canResume ? undefined : connectionLostFrame(this.#idPrefix, this.#seq + 1))
  }
}
