import { languages } from '@rostra/text/languages/languages'
import { sentenceEnds } from '@rostra/text/sentence-ends'
import { type TextLanguage, termsOf, textLanguage } from './terms.ts'

/** Terms of a text. */
export interface TermSet extends Iterable<string> {
  has: (term: string) => boolean
}

/** What a passage is compared by: the language of its text, its terms, and those of each sentence. */
export interface PassageTerms {
  language: TextLanguage
  all: TermSet
  statements: readonly TermSet[]
}

const sentence = new RegExp(`[^${sentenceEnds}\\n]+`, 'gu')

/**
 * Reads the terms of a passage's text, in the form that is stored with it, since reading takes a hundred times
 * as long as decoding. The first line is the language, empty for an unknown one. Each other line has the terms
 * of a sentence, with a blank before and after each. No term has a blank.
 */
export function encodeTerms(text: string): string {
  const language = textLanguage(text)
  const lines = (text.match(sentence) ?? []).map((each) => termsOf(each, language)).filter((terms) => terms.length > 0)
  return [language.language ?? '', ...lines.map((terms) => ` ${terms.join(' ')} `)].join('\n')
}

/** Decodes what `encodeTerms` returned. */
export function decodeTerms(encoded: string): PassageTerms {
  const [code = '', ...lines] = encoded.split('\n')
  return {
    language: { language: languages.find((language) => language === code) },
    all: termsIn(encoded.slice(code.length)),
    statements: lines.map(termsIn),
  }
}

const termsIn = (line: string): TermSet => ({
  has: (term) => line.includes(` ${term} `),
  [Symbol.iterator]: () => (line.match(/[^ \n]+/g) ?? [])[Symbol.iterator](),
})

/** Returns the terms of two texts. */
export const joined = (one: TermSet, other: TermSet): TermSet => ({
  has: (term) => one.has(term) || other.has(term),
  *[Symbol.iterator]() {
    yield* one
    yield* other
  },
})
