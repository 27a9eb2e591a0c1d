import type { ClientReadableStream } from '@grpc/grpc-js'
import { DomainError } from '@rostra/kit/errors'
import type { Done__Output } from '@rostra/proto/gen/rostra/chat/v1/Done'
import type { Failure__Output } from '@rostra/proto/gen/rostra/chat/v1/Failure'
import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Response } from 'express'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { stopWaiting } from '../http/shed-load.ts'
import type { EventId } from './event-id.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import { readStream } from './read-stream.ts'
import { type RelayResult, StreamRelay } from './stream-relay.ts'
import { connectionLost } from './stream-source.ts'

type GenerationStream = ClientReadableStream<GenerationEvent__Output>

/** How an answer for a program is opened. */
export interface ProgramGeneration {
  /** The client has given an idempotency key, by which a repeat joins the same answer. */
  hasKey: boolean
  /** Opens the generation. Repeated when the replica goes away before the first event of one that has a request id. */
  open: () => Promise<GenerationStream>
  /** Of a stored answer, which goes on without its reader: opens the rest at another replica. */
  follow?: (after: EventId) => Promise<GenerationStream>
  /** Of an answer that stops with its reader: makes it free, before this process ends the reading. Does not throw. */
  interrupt?: (generationId: string) => Promise<void>
}

export interface ProgramAnswerOptions extends ProgramGeneration {
  response: Response
  /** The start of the request's handling, a time of `performance.now()`. */
  startedAt: number
  streams: OpenStreams
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

const errorOf = ({ reason, error, retryAfter }: Failure__Output) =>
  new DomainError('unavailable', reason, error, retryAfter > 0 ? { retryAfter } : {})

/** Relays a generation's events as the encoder formats them. Resolves and rejects as `relayGeneration` does. */
export const relayToProgram = (options: ProgramAnswerOptions, encoder: EventEncoder): Promise<void> =>
  new Promise((resolve, reject) => new ProgramRelay(options, encoder, { resolve, reject }).start())

class ProgramRelay extends StreamRelay<GenerationEvent__Output> {
  #encoder: EventEncoder
  #interrupt: ProgramGeneration['interrupt']
  #goesOn: boolean
  #generationId = ''
  #seq = 0

  constructor({ hasKey, follow, interrupt, ...options }: ProgramAnswerOptions, encoder: EventEncoder, result: RelayResult) {
    const followRest = follow && (() => follow({ generationId: this.#generationId, seq: this.#seq }))
    const source = { repeatable: hasKey || follow !== undefined, failures: options.streams.sourceFailures.chat, follow: followRest }
    super({ ...options, ...source }, result)
    this.#encoder = encoder
    this.#interrupt = interrupt
    this.#goesOn = follow !== undefined
  }

  override async cut() {
    await this.#interrupt?.(this.#generationId)
    await super.cut()
  }

  protected override relay({ started, chunk, done, failure }: GenerationEvent__Output) {
    this.openResponse(false)
    if (started && this.#generationId === '') {
      this.#generationId = started.generationId
      this.write(this.#encoder.started(started.generationId))
    }
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
    this.end(this.#encoder.failed(connectionLost(this.#goesOn)))
  }
}

/**
 * Returns a generation's end as a whole, and undefined when the client disconnects before it. A disconnect ends the
 * call to chat. Throws the refusal, or the failure's reason as `unavailable`. A client of OpenAI is told not to
 * repeat a stored answer that has begun, because a repeat is paid for again.
 */
export function collectAnswer(options: ProgramAnswerOptions): Promise<FinishedAnswer | undefined> {
  const { response, startedAt, streams, open, hasKey, follow, interrupt } = options
  if (response.closed) return Promise.resolve(undefined)
  const disconnected = disconnectSignal(response)
  const cut = new AbortController()
  let generationId = ''
  let seq = 0
  const stream: OpenStream = {
    ping: () => undefined,
    cut: async () => {
      await interrupt?.(generationId)
      cut.abort(connectionLost(follow !== undefined))
    },
  }
  const reading = readStream<GenerationEvent__Output, FinishedAnswer>({
    open,
    ...(follow ? { follow: () => follow({ generationId, seq }) } : {}),
    repeatable: hasKey || follow !== undefined,
    firstEventMs: streams.firstEventMs,
    beginsWithinMs: streams.firstEventMs - (performance.now() - startedAt),
    failures: streams.sourceFailures.chat,
    signal: AbortSignal.any([disconnected, cut.signal]),
    onEvent: ({ started, chunk, done, failure }) => {
      if (started && generationId === '') {
        generationId = started.generationId
        stopWaiting(response)
        streams.add(stream)
      }
      if (chunk) seq = chunk.seq
      if (failure) throw errorOf(failure)
      return done ? { generationId, done } : undefined
    },
  })
  return reading
    .catch((error) => {
      if (disconnected.aborted) return undefined
      const canJoin = hasKey && error instanceof DomainError && error.reason === 'CONNECTION_LOST'
      if (follow && generationId !== '' && !canJoin) response.set('x-should-retry', 'false')
      throw error
    })
    .finally(() => streams.remove(stream))
}
