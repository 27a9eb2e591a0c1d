import { DomainError } from '@rostra/kit/errors'
import type { PassageQuery } from '../passage.ts'

const mostCharacters = 4_000
const mostEarlier = 3

/** Reads what passages are searched for. Throws VALIDATION for a text that is blank or has more than 4,000 characters, and for more than 3 earlier ones. */
export function readPassageQuery(text: string, earlier: readonly string[] = []): PassageQuery {
  if (text.trim() === '') throw invalid('query', 'Enter what to look for')
  if (isTooLong(text)) throw invalid('query', `This must be at most ${mostCharacters} characters`)
  if (earlier.length > mostEarlier || earlier.some(isTooLong))
    throw invalid('earlier', `At most ${mostEarlier} messages of ${mostCharacters} characters`)
  return { text, earlier }
}

const isTooLong = (text: string) => text.length > 2 * mostCharacters || [...text].length > mostCharacters

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
