import type { ClientReadableStream } from '@grpc/grpc-js'
import { DomainError } from '@rostra/kit/errors'
import { fromStatus } from '@rostra/kit/rpc/status'
import { keepTrace } from '@rostra/kit/tracing/spans'
import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Response } from 'express'
import { toOfflineHeader } from '../json/offline-header.ts'
import type { EventId } from './event-id.ts'
import { chunkFrame, lastFrame, lostFrame, pingFrame } from './frame.ts'
import { letGo } from './let-go.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'

type Source = ClientReadableStream<GenerationEvent__Output>

export interface RelayOptions {
  response: Response
  streams: OpenStreams
  /** Opens the stream that is asked for. */
  open: () => Promise<Source>
  /** Opening it twice is opening it once: so it is tried again when the replica goes away before it has said anything. */
  repeatable?: boolean
  /** Opens the rest of it on another replica, when the first breaks off. Without it the reader is told that the rest is lost. */
  follow?: (after: EventId) => Promise<Source>
  /** Where a resumed stream begins; also the name of one that chat gives none. */
  after?: EventId
}

/** Waits before each attempt to go on at another replica, in milliseconds. */
const followDelaysMs = [50, 300, 1_000]
/** Waits before each attempt to open once more, in milliseconds. */
const openDelaysMs = [100, 400]
/** The services answer a send within this, or it counts as lost. */
const firstEventMs = 15_000
/** A reader that took nothing for this many pings (2 minutes) is given up; it can resume. */
const stalledPings = 8

/**
 * Passes a generation's events on to a reader, one frame and one write each, at the reader's pace. Resolves once the first event has
 * opened the answer, and rejects with what was refused before it, so that a refusal is an ordinary answer. A reader who leaves ends the call.
 */
export function relayGeneration(options: RelayOptions): Promise<void> {
  return new Promise((resolve, reject) => new Relay(options, resolve, reject).begin())
}

class Relay implements OpenStream {
  #response: Response
  #streams: OpenStreams
  #follow: RelayOptions['follow']
  #open: RelayOptions['open'] | undefined
  #repeatable: boolean
  #settle: { resolve: () => void; reject: (error: unknown) => void } | undefined
  #source: Source | undefined
  #generationId: string
  #idPrefix: string
  #seq: number
  #retries = 0
  #unread = 0
  #over = false
  #timer: NodeJS.Timeout | undefined

  constructor(
    { response, streams, open, repeatable = false, follow, after }: RelayOptions,
    resolve: () => void,
    reject: (error: unknown) => void,
  ) {
    this.#response = response
    this.#streams = streams
    this.#open = keepTrace(open)
    this.#repeatable = repeatable
    this.#follow = follow && keepTrace(follow)
    this.#settle = { resolve, reject }
    this.#generationId = after?.generationId ?? ''
    this.#idPrefix = `id: ${this.#generationId}:`
    this.#seq = after?.seq ?? 0
  }

  begin() {
    this.#response.on('close', () => this.#leave())
    this.#response.on('drain', () => {
      this.#unread = 0
      this.#source?.resume()
    })
    this.#timer = setTimeout(
      () => this.#refuse(new DomainError('deadline', 'DEADLINE_EXCEEDED', 'This took too long, please try again')),
      firstEventMs,
    )
    this.#attach((this.#open as RelayOptions['open'])())
    if (!this.#repeatable) this.#open = undefined
  }

  ping() {
    if (!this.#response.writableNeedDrain) this.#response.write(pingFrame)
    else if (++this.#unread >= stalledPings) this.#response.destroy()
  }

  cut() {
    this.#breakOff()
  }

  #attach(opening: Promise<Source>) {
    opening.then(
      (source) => {
        // What is left of a call that was given up may still fail: nobody is interested.
        source.on('error', (error) => source === this.#source && this.#broken(fromStatus(error)))
        if (this.#over) return source.cancel()
        this.#source = source
        source.on('data', (event: GenerationEvent__Output) => source === this.#source && this.#pass(event))
        source.on('end', () => source === this.#source && this.#broken(new Error('the stream ended without its last event')))
        if (this.#response.writableNeedDrain) source.pause()
      },
      (error) => this.#broken(error),
    )
  }

  #pass(event: GenerationEvent__Output) {
    const { started, chunk } = event
    if (started?.generationId) {
      this.#generationId = started.generationId
      this.#idPrefix = `id: ${started.generationId}:`
    }
    if (this.#settle) this.#openAnswer(started?.offline)
    if (chunk) {
      if (chunk.seq <= this.#seq) return
      this.#seq = chunk.seq
      if (!this.#response.write(chunkFrame(this.#idPrefix, chunk.seq, chunk.content))) this.#source?.pause()
      return
    }
    const last = lastFrame(this.#idPrefix, event)
    if (!last) return
    // After its last event the call ends by itself.
    this.#source = undefined
    this.#end(last)
  }

  #openAnswer(offline = false) {
    clearTimeout(this.#timer)
    this.#open = undefined
    this.#retries = 0
    letGo(this.#response)
    this.#response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      ...toOfflineHeader(offline),
    })
    this.#response.flushHeaders()
    this.#response.socket?.setNoDelay(true)
    this.#streams.add(this)
    this.#settle?.resolve()
    this.#settle = undefined
  }

  /** Before the first event it is asked once more, or refused; after it, another replica may go on. */
  #broken(error: unknown) {
    this.#source = undefined
    if (this.#over) return
    if (this.#settle) return this.#openAgain(error)
    const follow = this.#follow
    const delay = followDelaysMs[this.#retries++]
    const final = error instanceof DomainError && error.kind !== 'unavailable' && error.kind !== 'deadline'
    if (!follow || delay === undefined || final) return this.#breakOff()
    this.#timer = setTimeout(() => this.#attach(follow({ generationId: this.#generationId, seq: this.#seq })), delay)
  }

  #openAgain(error: unknown) {
    const open = this.#open
    const delay = openDelaysMs[this.#retries++]
    const wentAway = error instanceof DomainError && error.reason === 'SERVICE_UNAVAILABLE'
    if (!open || delay === undefined || !wentAway) return this.#refuse(error)
    setTimeout(() => this.#over || this.#attach(open()), delay)
  }

  /** Who can resume ends without a last event, and does. */
  #breakOff() {
    this.#end(this.#follow ? undefined : lostFrame(this.#idPrefix, this.#seq + 1))
  }

  #refuse(error: unknown) {
    this.#settle?.reject(error)
    this.#leave()
  }

  #end(last?: string) {
    if (this.#over) return
    this.#response.end(last)
    this.#leave()
  }

  /** Lets go of everything; safe to repeat. */
  #leave() {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#timer)
    this.#streams.remove(this)
    this.#source?.cancel()
    this.#source = undefined
    this.#open = undefined
    // The reader went before anything was answered: the request has ended, without an error.
    this.#settle?.resolve()
    this.#settle = undefined
  }
}
