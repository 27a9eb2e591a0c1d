import { DomainError } from '@rostra/kit/errors'
import { exactWords } from '@rostra/text/exact-words'
import { unspacedScripts } from '@rostra/text/scripts'
import { wordTexts } from '@rostra/text/words'

const maxLength = 60
const maxWords = 3

/** Terms that operators have excluded: no entry may show one. */
export interface ExcludedTerms {
  all: () => Promise<ReadonlySet<string>>
}

/**
 * Returns a term in the form in which texts are compared: its words in lower case, of scripts without spaces its characters. Throws
 * VALIDATION unless it has one to three words, which are those of the dictionary for such scripts.
 */
export function readTerm(raw: string): string {
  const term = raw.length > maxLength ? '' : comparedForm(raw)
  if (term !== '' && wordTexts(shownTerm(term), 'dictionary').length <= maxWords) return term
  const message = `A term has one to ${maxWords} words and at most ${maxLength} characters`
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { term: message } })
}

/** Reports whether a text has one of the terms: their words in a row. */
export function hasTerm(text: string, terms: ReadonlySet<string>): boolean {
  if (terms.size === 0) return false
  const words = ` ${comparedForm(text)} `
  for (const term of terms) if (words.includes(` ${term} `)) return true
  return false
}

const comparedForm = (text: string): string => exactWords(text).join(' ')

const blankBetweenCharacters = new RegExp(`(?<=${unspacedScripts}) (?=${unspacedScripts})`, 'gv')

/** Returns a term as it is written: without the blanks between characters of scripts without spaces. */
export const shownTerm = (term: string): string => term.replace(blankBetweenCharacters, '')
