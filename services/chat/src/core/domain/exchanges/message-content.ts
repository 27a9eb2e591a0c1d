import { DomainError } from '@rostra/kit/errors'

const maxCharacters = 4_000
const tooLong = 'Message must be at most 4,000 characters'

/** The most UTF-16 units before trimming: twice those of the longest message (4,000 characters of two units). */
const maxRawLength = 16_000

/** Trims a message. Throws VALIDATION unless 1 to 4,000 characters (code points) are left, none of them NUL. */
export function readContent(raw: string): string {
  const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { content: message } })
  if (raw.length > maxRawLength) throw invalid(tooLong)
  const content = raw.trim()
  if (content === '') throw invalid('Please write a message')
  if (content.includes('\0')) throw invalid('The message contains a character that is not allowed')
  if (content.length > maxCharacters && [...content].length > maxCharacters) throw invalid(tooLong)
  return content
}
