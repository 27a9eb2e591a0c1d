import type { ClientReadableStream } from '@grpc/grpc-js'
import type { Discussion__Output } from '@rostra/proto/gen/rostra/experts/v1/Discussion'
import type { Response } from 'express'
import { toDiscussion } from '../json/experts/discussion.ts'
import type { OpenStreams } from './open-streams.ts'
import { type RelayResult, StreamRelay } from './stream-relay.ts'

export interface RelayDiscussionOptions {
  response: Response
  /** The start of the request's handling, a time of `performance.now()`, from which the time limit of the first event counts. */
  startedAt: number
  streams: OpenStreams
  /** Opens the stream at any replica. The stream begins with the current state, so `open` also continues one that broke off. */
  open: () => Promise<ClientReadableStream<Discussion__Output>>
}

/**
 * Relays the states of a discussion to the client, each as one event with the whole discussion. A slow client gets the latest state and
 * skips earlier ones. Resolves once the first state has opened the response. Rejects with a refusal before it.
 */
export function relayDiscussion(options: RelayDiscussionOptions): Promise<void> {
  return new Promise((resolve, reject) => new DiscussionRelay(options, { resolve, reject }).start())
}

class DiscussionRelay extends StreamRelay<Discussion__Output> {
  #version = -1
  /** The frame of the latest state while the client still reads an earlier one. */
  #waiting: string | undefined

  constructor(options: RelayDiscussionOptions, result: RelayResult) {
    super({ ...options, repeatable: true, failures: options.streams.sourceFailures.experts, follow: options.open }, result)
  }

  protected override relay(discussion: Discussion__Output) {
    // After a reconnect, another replica may send an older state.
    if (discussion.version <= this.#version) return
    const frame = frameOf(discussion)
    this.#version = discussion.version
    this.openResponse(discussion.offline)
    if (discussion.status !== 'DISCUSSION_STATUS_ONGOING') this.complete(frame)
    else if (this.isWaitingForClient) this.#waiting = frame
    else this.write(frame)
  }

  protected override onDrain() {
    const frame = this.#waiting
    this.#waiting = undefined
    if (frame) this.write(frame)
  }

  /** Ends the response without a last state. The client reconnects and gets the current state. */
  protected override breakOff() {
    this.end()
  }
}

/** Throws for a status or phase that the API doesn't know. */
const frameOf = (discussion: Discussion__Output): string =>
  `id: ${discussion.version}\ndata: ${JSON.stringify(toDiscussion(discussion))}\n\n`
