import { createHash, randomUUID } from 'node:crypto'

/**
 * Returns the request id for a service: a UUID that a repeated request of the same key or app with the same idempotency key gets again, and
 * a random one without a key. `step` tells apart the calls of one request.
 */
export function programRequestId(accessId: string, idempotencyKey: string | undefined, step: string): string {
  if (idempotencyKey === undefined) return randomUUID()
  const hex = createHash('sha256')
    .update(JSON.stringify([accessId, step, idempotencyKey]))
    .digest('hex')
  // Version 8 of RFC 9562, for values of an own method.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
