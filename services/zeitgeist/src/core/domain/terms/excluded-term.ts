import { DomainError } from '@rostra/kit/errors'
import { exactWords } from '@rostra/text/exact-words'

const maxLength = 60
const maxWords = 3

/** Terms that operators have excluded: no entry may show one. */
export interface ExcludedTerms {
  all: () => Promise<ReadonlySet<string>>
}

/** Returns a term in the form in which texts are compared: its words in lower case. Throws VALIDATION unless it has one to three words. */
export function readTerm(raw: string): string {
  const words = raw.length > maxLength ? [] : exactWords(raw)
  if (words.length >= 1 && words.length <= maxWords) return words.join(' ')
  const message = `A term has one to ${maxWords} words and at most ${maxLength} characters`
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { term: message } })
}

/** Reports whether a text has one of the terms: their words in a row. */
export function hasTerm(text: string, terms: ReadonlySet<string>): boolean {
  if (terms.size === 0) return false
  const words = exactWords(text)
  return words.some((_, from) =>
    Array.from({ length: maxWords }, (_, more) => words.slice(from, from + more + 1).join(' ')).some((run) => terms.has(run)),
  )
}
