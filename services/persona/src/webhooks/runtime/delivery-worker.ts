import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import type { Log } from '@rostra/kit/log'
import type { Claim } from '../domain/ports.ts'

export interface DeliveryWorkerOptions {
  /** Claims the webhook that has been due for longest; null when none is due. */
  claim: () => Promise<Claim | null>
  send: (claim: Claim, signal: AbortSignal) => Promise<void>
  /** Milliseconds between two looks for due webhooks. */
  everyMs: number
  log: Log
}

/** The webhooks that a replica sends to at once. */
const atOnce = 8

/**
 * Starts the worker that sends deliveries. A webhook whose server is slow takes one of eight places, and holds up no other one. Returns a
 * stop function that waits for the attempts under way.
 */
export function startDeliveryWorker({ claim, send, everyMs, log }: DeliveryWorkerOptions): () => Promise<void> {
  const lanes = new Set<Promise<void>>()
  let failure: unknown

  /** Sends to one webhook after the other until none is due. */
  const sendAll = async (first: Claim, signal: AbortSignal) => {
    for (let next: Claim | null = first; next && !signal.aborted; next = await claim()) await send(next, signal)
  }
  const begin = (first: Claim, signal: AbortSignal) => {
    const lane = sendAll(first, signal)
      .catch((error) => {
        failure = error
      })
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }
  const run = async ({ signal }: { signal: AbortSignal }) => {
    const failed = failure
    failure = undefined
    while (lanes.size < atOnce && !signal.aborted) {
      const first = await claim()
      if (!first) break
      begin(first, signal)
    }
    if (failed !== undefined) throw failed
  }
  const stop = startPeriodicWork({ everyMs, subject: 'the sending of webhooks', run, log })
  return async () => {
    await stop()
    await Promise.all(lanes)
  }
}
