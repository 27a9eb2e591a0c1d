import { createHash, randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'

const name = 'Idempotency-Key'
const pattern = /^[\x21-\x7e][\x20-\x7e]{0,254}$/

/** Returns the key of a request; undefined without one. Throws VALIDATION. */
export function readIdempotencyKey(request: { get: (name: string) => string | undefined }): string | undefined {
  const key = request.get(name)
  if (key === undefined) return undefined
  if (pattern.test(key)) return key
  const message = `${name} must have 1 to 255 printable ASCII characters`
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { [name]: message } })
}

/** Returns the UUID that stands for a key; a random one without a key. */
export function requestIdFor(key: string | undefined): string {
  if (key === undefined) return randomUUID()
  const hex = createHash('sha256').update(`request ${key}`).digest('hex')
  // Version 8: made by the application.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
