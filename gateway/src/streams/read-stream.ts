import { DomainError } from '@rostra/kit/errors'
import { connectionLost, noFirstEvent, noReplicaAnswers, StreamSource, type StreamSourceOptions } from './stream-source.ts'

export interface ReadStreamOptions<Event, Result>
  extends Pick<StreamSourceOptions<Event>, 'open' | 'follow' | 'repeatable' | 'failures' | 'firstEventMs'> {
  /** The time limit of the first event over all attempts to open, in milliseconds. Default: `firstEventMs`. */
  beginsWithinMs?: number
  /** Ends the reading. The work itself continues. */
  signal: AbortSignal
  /** Handles an event. Returns the result with the last one. */
  onEvent: (event: Event) => Result | undefined
  /** What a client is told when there is no result after 15 minutes. */
  stillRunning?: string
}

/** The longest that a request waits for its result, in milliseconds. */
const maxWaitMs = 15 * 60_000

/**
 * Reads a service's stream to its end and returns its result. Continues at another replica by `follow`. Rejects with a refusal, with the
 * signal's reason when it aborts, with CONNECTION_LOST when the stream breaks off, and with STILL_RUNNING after 15 minutes.
 */
export function readStream<Event, Result>({
  beginsWithinMs,
  signal,
  onEvent,
  stillRunning = 'The answer is not complete yet',
  ...options
}: ReadStreamOptions<Event, Result>): Promise<Result> {
  // Not an executor: its functions would keep `options`, and with `open` the request, until the end.
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const goesOn = options.follow !== undefined
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
    onLost: () => fail(connectionLost(goesOn)),
  })
  const withinMs = beginsWithinMs ?? options.firstEventMs
  const firstEventTimer = setTimeout(() => fail(noReplicaAnswers(noFirstEvent(withinMs))), withinMs)
  const timer = setTimeout(() => fail(new DomainError('unavailable', 'STILL_RUNNING', stillRunning, { retryAfter: 60 })), maxWaitMs)
  if (signal.aborted) abort()
  else {
    signal.addEventListener('abort', abort, { once: true })
    source.start()
  }
  return promise
}
