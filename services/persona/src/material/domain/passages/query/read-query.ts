import { DomainError } from '@rostra/kit/errors'
import { excessCharacters, maxMessageCharacters } from '@rostra/text/message-length'
import type { PassageQuery } from '../passage.ts'

const mostEarlier = 3

/**
 * Reads what passages are searched for. Throws VALIDATION for a text that is blank or
 * longer than a message, and for more than 3 earlier ones.
 */
export function readPassageQuery(text: string, earlier: readonly string[] = []): PassageQuery {
  if (text.trim() === '') throw invalid('query', 'Enter what to look for')
  if (excessCharacters(text) > 0) throw invalid('query', `This must be at most ${maxMessageCharacters} characters`)
  if (earlier.length > mostEarlier || earlier.some((each) => excessCharacters(each) > 0))
    throw invalid('earlier', `At most ${mostEarlier} messages of ${maxMessageCharacters} characters`)
  return { text, earlier }
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
