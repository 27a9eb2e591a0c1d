import { DomainError } from '@rostra/kit/errors'
import { composeQuestion } from '../questions/question-text.ts'

const refuse = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })

/** Reads the question of a discussion: in NFC, trimmed, 1 to 2,000 characters. Throws VALIDATION. */
export const readPrompt = (raw: string): string => composeQuestion(raw, 'prompt', refuse('prompt', 'Please write a question'))

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Reads the request id of a start, which makes retries idempotent. Throws VALIDATION unless it is a UUID. */
export function readRequestId(raw: string): string {
  if (!uuid.test(raw)) throw refuse('requestId', 'The request id must be a UUID')
  return raw.toLowerCase()
}
