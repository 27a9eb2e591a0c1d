import type { ClientReadableStream } from '@grpc/grpc-js'
import { DomainError } from '@rostra/kit/errors'
import type { Done__Output } from '@rostra/proto/gen/rostra/chat/v1/Done'
import type { Failure__Output } from '@rostra/proto/gen/rostra/chat/v1/Failure'
import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Response } from 'express'
import { stopWaiting } from '../http/shed-load.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import { type RelayResult, StreamRelay } from './stream-relay.ts'
import { noReplicaAnswers, StreamSource } from './stream-source.ts'

export interface ProgramAnswerOptions {
  response: Response
  /** The start of the request's handling, a time of `performance.now()`. */
  startedAt: number
  streams: OpenStreams
  /** The generation has a request id, so that `open` is repeated when the replica goes away before the first event. */
  repeatable: boolean
  /** Opens the generation. */
  open: () => Promise<ClientReadableStream<GenerationEvent__Output>>
}

/** Formats the events of a generation for a program. */
export interface EventEncoder {
  started: (generationId: string) => string
  chunk: (content: string) => string
  /** The last text of the stream, as that of `failed`. */
  done: (done: Done__Output) => string
  failed: (error: DomainError) => string
}

export interface FinishedAnswer {
  generationId: string
  done: Done__Output
}

/** The error of an answer that broke off. */
const connectionLost = () => new DomainError('unavailable', 'CONNECTION_LOST', 'The connection was lost', { retryAfter: 2 })

const errorOf = ({ reason, error, retryAfter }: Failure__Output) =>
  new DomainError('unavailable', reason, error, retryAfter > 0 ? { retryAfter } : {})

/** Relays a generation's events as the encoder formats them. Resolves and rejects as `relayGeneration` does. */
export const relayToProgram = (options: ProgramAnswerOptions, encoder: EventEncoder): Promise<void> =>
  new Promise((resolve, reject) => new ProgramRelay(options, encoder, { resolve, reject }).start())

class ProgramRelay extends StreamRelay<GenerationEvent__Output> {
  #encoder: EventEncoder
  #seq = 0

  constructor(options: ProgramAnswerOptions, encoder: EventEncoder, result: RelayResult) {
    super({ ...options, failures: options.streams.sourceFailures.chat }, result)
    this.#encoder = encoder
  }

  protected override relay({ started, chunk, done, failure }: GenerationEvent__Output) {
    this.openResponse(false)
    if (started) this.write(this.#encoder.started(started.generationId))
    if (chunk && chunk.seq > this.#seq) {
      this.#seq = chunk.seq
      if (!this.write(this.#encoder.chunk(chunk.content))) this.pause()
    }
    if (done) this.complete(this.#encoder.done(done))
    if (failure) this.complete(this.#encoder.failed(errorOf(failure)))
  }

  protected override onDrain() {
    this.resume()
  }

  protected override breakOff() {
    this.end(this.#encoder.failed(connectionLost()))
  }
}

/**
 * Returns a generation's end as a whole, and undefined when the client disconnects before it. A disconnect ends the call to chat. Throws the
 * refusal, or the failure's reason as `unavailable`.
 */
export function collectAnswer({
  response,
  startedAt,
  streams,
  repeatable,
  open,
}: ProgramAnswerOptions): Promise<FinishedAnswer | undefined> {
  return new Promise((resolve, reject) => {
    let generationId = ''
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      streams.remove(stream)
      source.close()
      finish()
    }
    const fail = (error: unknown) => settle(() => reject(error))
    const stream: OpenStream = { ping: () => {}, cut: () => fail(connectionLost()) }
    const onEvent = ({ started, done, failure }: GenerationEvent__Output) => {
      if (started) {
        generationId = started.generationId
        clearTimeout(timer)
        source.markOpened()
        stopWaiting(response)
        streams.add(stream)
      }
      if (done) settle(() => resolve({ generationId, done }))
      if (failure) fail(errorOf(failure))
    }
    const source = new StreamSource<GenerationEvent__Output>({
      open,
      repeatable,
      firstEventMs: streams.firstEventMs,
      failures: streams.sourceFailures.chat,
      onEvent,
      onRefused: (error) => fail(error instanceof DomainError && error.kind === 'deadline' ? noReplicaAnswers() : error),
      onLost: () => fail(connectionLost()),
    })
    const timer = setTimeout(() => fail(noReplicaAnswers()), streams.firstEventMs - (performance.now() - startedAt))
    response.once('close', () => settle(() => resolve(undefined)))
    source.start()
  })
}
