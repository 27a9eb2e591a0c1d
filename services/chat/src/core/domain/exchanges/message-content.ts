import { DomainError } from '@rostra/kit/errors'
import { excessCharacters, maxMessageUnits } from '@rostra/text/message-length'

const tooLong = 'Message must be at most 4,000 characters'

/** Trims a message. Throws VALIDATION unless 1 to 4,000 characters are left, none of them NUL, and for one of over 16,000 UTF-16 units. */
export function readContent(raw: string): string {
  const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { content: message } })
  if (raw.length > maxMessageUnits) throw invalid(tooLong)
  const content = raw.trim()
  if (content === '') throw invalid('Please write a message')
  if (content.includes('\0')) throw invalid('The message contains a character that is not allowed')
  if (excessCharacters(content) > 0) throw invalid(tooLong)
  return content
}
