import { once } from 'node:events'
import type { OutgoingCall } from './handler-frame.ts'
import type { Emit } from './method.ts'

/** Returns a function that writes to a stream with back pressure. It rejects once the reader has cancelled. */
export function writer(outgoing: OutgoingCall, cancelled: AbortSignal): Emit<unknown> {
  return (message) => {
    if (cancelled.aborted) return Promise.reject(cancelled.reason)
    if (outgoing.write(message)) return undefined
    return once(outgoing, 'drain', { signal: cancelled }).then(() => undefined)
  }
}
