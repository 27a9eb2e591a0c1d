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
