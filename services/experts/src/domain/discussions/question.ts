import { DomainError } from '@rostra/kit/errors'

const maxCharacters = 2_000
const tooLong = 'Your question must be at most 2,000 characters'

/** In UTF-16 units: the longest question has 4,000, and as many more may be space around it. */
const maxRawLength = 8_000

/** Control characters except line breaks and tabs. */
const forbidden = /[^\P{Cc}\n\r\t]/u
/** Space and characters that have no width. */
const invisible = /[\s\p{Cf}\p{Mn}\u115F\u1160\u3164\uFFA0]/gu

/**
 * Trims the question of a discussion. Throws VALIDATION unless 1 to 2,000 characters (code points) are left, at least one of them visible, and
 * none a control character or half a surrogate pair.
 */
export function readQuestion(raw: string): string {
  const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { prompt: message } })
  if (raw.length > maxRawLength) throw invalid(tooLong)
  const question = raw.trim()
  if (question.length > maxCharacters && [...question].length > maxCharacters) throw invalid(tooLong)
  if (question.replace(invisible, '') === '') throw invalid('Please write a question')
  if (!question.isWellFormed() || forbidden.test(question)) throw invalid('The question contains a character that is not allowed')
  return question
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Checks the id that a client gives a start, so that it can be repeated. Throws VALIDATION unless it is a UUID. */
export function readRequestId(raw: string): string {
  const message = 'The request id must be a UUID'
  if (!uuid.test(raw)) throw new DomainError('invalid', 'VALIDATION', message, { fields: { requestId: message } })
  return raw.toLowerCase()
}
