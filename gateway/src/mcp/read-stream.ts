import type { ClientReadableStream } from '@grpc/grpc-js'
import { DomainError } from '@rostra/kit/errors'
import { noReplicaAnswers, StreamSource, type StreamSourceOptions } from '../streams/stream-source.ts'

export interface ReadStreamOptions<Event, Result> extends Pick<StreamSourceOptions<Event>, 'failures' | 'firstEventMs'> {
  open: () => Promise<ClientReadableStream<Event>>
  /** Opens the rest of the stream at another replica. */
  follow: () => Promise<ClientReadableStream<Event>>
  signal: AbortSignal
  /** Handles an event. Returns the result with the last one. */
  onEvent: (event: Event) => Result | undefined
}

/** The longest that a request waits for its result, in milliseconds. The work itself continues after it. */
const maxWaitMs = 15 * 60_000

/**
 * Reads a service's stream to its end and returns its result. Continues at another replica. Rejects with a refusal, with the signal's
 * reason when it aborts, and with STILL_RUNNING after 15 minutes.
 */
export function readStream<Event, Result>({
  open,
  follow,
  signal,
  onEvent,
  ...options
}: ReadStreamOptions<Event, Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(firstEventTimer)
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      source.close()
      act()
    }
    const fail = (error: unknown) => settle(() => reject(error))
    const abort = () => fail(signal.reason)
    const source = new StreamSource<Event>({
      ...options,
      open,
      follow,
      repeatable: true,
      onEvent: (event) => {
        clearTimeout(firstEventTimer)
        source.markOpened()
        try {
          const result = onEvent(event)
          if (result === undefined) return
          source.detach()
          settle(() => resolve(result))
        } catch (error) {
          fail(error)
        }
      },
      onRefused: fail,
      onLost: () => fail(noReplicaAnswers()),
    })
    const firstEventTimer = setTimeout(() => fail(noReplicaAnswers()), options.firstEventMs)
    const timer = setTimeout(() => fail(stillRunning()), maxWaitMs)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    source.start()
  })
}

const stillRunning = () => new DomainError('unavailable', 'STILL_RUNNING', 'The answer is not complete yet', { retryAfter: 60 })
