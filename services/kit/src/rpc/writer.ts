import { once } from 'node:events'
import type { ServerWritableStream } from '@grpc/grpc-js'
import type { Emit } from './method.ts'

/** Writes to a stream at the reader's pace: nothing piles up for a reader that stalls, and one that is gone rejects. */
export function writer(outgoing: ServerWritableStream<unknown, unknown>, gone: AbortSignal): Emit<unknown> {
  return (message) => {
    if (gone.aborted) return Promise.reject(gone.reason)
    if (outgoing.write(message)) return undefined
    return once(outgoing, 'drain', { signal: gone }).then(() => undefined)
  }
}
