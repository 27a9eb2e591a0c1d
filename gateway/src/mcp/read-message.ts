import { DomainError } from '@rostra/kit/errors'
import type { Request } from 'express'
import { tools } from './tools/index.ts'

/** What the HTTP layer has to know of a message before the protocol reads it. */
export interface Message {
  /** Empty for a response. */
  method: string
  /** The result may take minutes. */
  isLong: boolean
  idempotencyKey: string | undefined
}

/** The name of the idempotency key in a request's `_meta`. The header `Idempotency-Key` means the same. */
const idempotencyMeta = 'rostra/idempotencyKey'
const maxKeyLength = 255

const longTools = new Set(tools.filter(({ isLong }) => isLong).map(({ name }) => name))

/**
 * Reads the message of a request. Throws VALIDATION for a batch, which no served revision has, and for an idempotency key that is no text
 * of 1 to 255 characters. Everything else is the protocol's to check.
 */
export function readMessage(request: Pick<Request, 'body' | 'get'>): Message {
  const body: unknown = request.body
  if (Array.isArray(body)) throw invalid('A batch of messages is not part of this revision. Send each message by itself.')
  const method = field(body, 'method')
  const params = field(body, 'params')
  const name = field(params, 'name')
  const key = request.get('Idempotency-Key') ?? field(field(params, '_meta'), idempotencyMeta)
  if (key !== undefined && (typeof key !== 'string' || key.length < 1 || key.length > maxKeyLength)) {
    throw invalid(`An idempotency key has 1 to ${maxKeyLength} characters.`)
  }
  return {
    method: typeof method === 'string' ? method : '',
    isLong: method === 'tools/call' && typeof name === 'string' && longTools.has(name),
    idempotencyKey: key,
  }
}

const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message)

/** Returns an own field of an unknown value. */
function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
}
